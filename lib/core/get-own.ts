/** Looks up a key that comes from outside, ignoring inherited ones such as `constructor` and `__proto__`. */
export const getOwnProperty = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
