"""The atoms themselves: those of the published grammars, and ours over analyses."""
