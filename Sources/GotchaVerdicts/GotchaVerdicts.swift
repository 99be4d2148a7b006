// The room is declared; its first type comes next.
