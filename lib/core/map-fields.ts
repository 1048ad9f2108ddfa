/** Creates a record with one value for each field. */
export const mapFields = <Field extends string, T>(
  fields: readonly Field[],
  create: (field: Field) => T,
): Record<Field, T> => Object.fromEntries(fields.map((field) => [field, create(field)])) as Record<Field, T>
