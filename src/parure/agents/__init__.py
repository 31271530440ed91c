"""Players: they get a View, never a State."""
