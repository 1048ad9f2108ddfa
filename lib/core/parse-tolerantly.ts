import { z } from 'zod'

/** What stands for a part that can't be read. */
const UNREADABLE = Symbol('unreadable')

type JsonFields = Record<string, unknown>

/** Returns the fields of stored JSON; none if it is no object. */
export const toJsonFields = (stored: unknown): JsonFields =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as JsonFields) : {}

/**
 * Reads JSON that any release stored by the schema of today. Fields that the schema doesn't know are left out. What is
 * missing or can't be read becomes
 * - the value of a `.catch()` in the schema,
 * - 0 for numbers (a number of any range or precision is kept), false for booleans, null where that is allowed,
 *   and the value of a literal,
 * - nothing for an optional field and for an element of an array.
 *
 * Texts and choices have no such value: their object can't be read either.
 * @throws if nothing can be read: give the fields of the outermost object a `.catch()`
 */
export function parseTolerantly<Schema extends z.ZodType>(schema: Schema, stored: unknown): z.output<Schema> {
  const value = read(schema, stored)
  if (value === UNREADABLE) throw new Error('Stored content lacks a field without a fallback')
  return value as z.output<Schema>
}

function read(schema: z.core.$ZodType, stored: unknown): unknown {
  if (schema instanceof z.ZodOptional) {
    const value = stored === undefined ? undefined : read(schema.unwrap(), stored)
    return value === UNREADABLE ? undefined : value
  }
  if (schema instanceof z.ZodNullable) {
    const value = stored == null ? null : read(schema.unwrap(), stored)
    return value === UNREADABLE ? null : value
  }
  if (schema instanceof z.ZodObject) return readObject(schema, toJsonFields(stored))
  if (schema instanceof z.ZodDiscriminatedUnion) return readUnion(schema, toJsonFields(stored))
  if (schema instanceof z.ZodArray)
    return (Array.isArray(stored) ? stored : [])
      .map((element) => read(schema.element, element))
      .filter((element) => element !== UNREADABLE)
  if (schema instanceof z.ZodNumber) return Number.isFinite(stored) ? stored : 0
  if (schema instanceof z.ZodBoolean) return stored === true
  if (schema instanceof z.ZodLiteral) return schema.value
  const { success, data } = z.safeParse(schema, stored)
  return success ? data : UNREADABLE
}

function readObject({ shape }: z.ZodObject, fields: JsonFields) {
  const entries = Object.entries(shape)
    .map(([name, schema]) => [name, read(schema, fields[name])] as const)
    .filter(([, value]) => value !== undefined)
  return entries.some(([, value]) => value === UNREADABLE) ? UNREADABLE : Object.fromEntries(entries)
}

/** Reads the first option where no discriminator matches. */
function readUnion({ options, def }: z.ZodDiscriminatedUnion, fields: JsonFields) {
  const objects = options.filter((option) => option instanceof z.ZodObject)
  const isMatch = ({ shape }: z.ZodObject) =>
    z.safeParse(shape[def.discriminator]!, fields[def.discriminator]).success
  return readObject(objects.find(isMatch) ?? objects[0]!, fields)
}
