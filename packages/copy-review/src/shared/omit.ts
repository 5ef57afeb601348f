/** A copy of an object without some of its properties. (`fromEntries` loses their names, so that its type is given.) */
export const omit = <T extends object, Name extends keyof T>(object: T, ...names: Name[]) =>
  Object.fromEntries(
    Object.entries(object).filter(([key]) => !names.some((name) => name === key)),
  ) as Omit<T, Name>;
