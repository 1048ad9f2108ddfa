/** Looks up a key that comes from outside, ignoring inherited ones such as `constructor` and `__proto__`. */
export const getOwnProperty = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Creates a record with one value for each field. */
export const mapFields = <Field extends string, T>(
  fields: readonly Field[],
  create: (field: Field) => T,
): Record<Field, T> => Object.fromEntries(fields.map((field) => [field, create(field)])) as Record<Field, T>

/** Picks the given fields of an object that are not undefined. */
export const pickDefined = <T extends object, Field extends keyof T>(
  source: T,
  fields: readonly Field[],
): Partial<Pick<T, Field>> =>
  Object.fromEntries(
    fields.flatMap((field) => (source[field] === undefined ? [] : [[field, source[field]]])),
  ) as Partial<Pick<T, Field>>
