"""People and programs come in here."""
