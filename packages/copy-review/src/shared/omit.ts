/** A copy of an object without one of its properties. */
export const omit = <T extends object, Name extends keyof T>(object: T, name: Name) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name)) as Omit<T, Name>;
