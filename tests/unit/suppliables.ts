/** A value that the owner has not supplied yet. */
export const placeholder = (shown = 'not yet') =>
  ({ status: 'placeholder', shown, needed: 'It.' }) as const;

/** A value that the owner has supplied. */
export const supplied = <const Value>(value: Value) => ({ status: 'supplied', value }) as const;
