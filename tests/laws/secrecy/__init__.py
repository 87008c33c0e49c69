"""The laws of secrecy: told is enough, truth, relabelling, samples; and the planted errors that they must find."""
