// empty until its first type
