import { z } from 'zod'

/** Result for a value that can't be read. */
const UNREADABLE = Symbol('unreadable')

type JsonFields = Record<string, unknown>

/** Returns the fields of stored JSON; none if it isn't an object. */
export const toJsonFields = (stored: unknown): JsonFields =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as JsonFields) : {}

/**
 * Parses JSON stored by any release with the current schema. Unknown fields are dropped. A missing or invalid value is
 * replaced by:
 * - the value of its `.catch()`, if it has one
 * - 0 for a number, false for a boolean, null for a nullable value, the value of a literal
 *
 * Numbers of any range or precision are kept. Invalid optional fields and array elements are dropped. Strings and enums
 * have no default: without a `.catch()`, an invalid one makes its whole object invalid.
 * @throws if that reaches the outermost object, whose fields therefore need a `.catch()`
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

/** Reads the option with a matching discriminator, or else the first. */
function readUnion({ options, def }: z.ZodDiscriminatedUnion, fields: JsonFields) {
  const objects = options.filter((option) => option instanceof z.ZodObject)
  const isMatch = ({ shape }: z.ZodObject) =>
    z.safeParse(shape[def.discriminator]!, fields[def.discriminator]).success
  return readObject(objects.find(isMatch) ?? objects[0]!, fields)
}
