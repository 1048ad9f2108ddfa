/** What a table has of its own under a word that somebody else chose: `constructor` and `__proto__` are in every object. */
export const getOwn = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
