import { z } from 'zod'
import { MAX_ID, readId } from '@/lib/kernel/id'
import type { Thing } from '@/lib/words/reason'

// What stands in an address. It is all text there: `meta` says what it means.

/** Worked out for the description alone: a route that is served needs none of it. */
const described = (meant: z.ZodType, description?: string) => ({
  override: ({ jsonSchema }: { jsonSchema: object }) => void Object.assign(jsonSchema, z.toJSONSchema(meant)),
  ...(description && { description }),
})

/** What the id of a row is. */
export const rowId = z.int().positive().max(MAX_ID)

/** A row's id in a path. @param what is missing where there is none */
export const idOf = (what: Thing) =>
  z
    .string(what)
    .refine((text) => readId(text) !== null, what)
    .transform(Number)
    .meta(described(rowId))

/** The id of a kind that has no numbers. */
export const uuidOf = (what: Thing) =>
  z
    .string(what)
    .regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, what)
    .meta(described(z.uuid()))

/** A secret or a name that is looked up as it stands. */
export const textOf = (what: Thing) => z.string(what)

/** One of a few names in a path. @param what is missing where it is another */
export const nameOf = <Name extends string>(what: Thing, names: readonly Name[]) =>
  z
    .string(what)
    .refine((text) => (names as readonly string[]).includes(text), what)
    .transform((text) => text as Name)
    .meta(described(z.enum(names)))

/** What a catch-all takes, in pieces. */
export const segments = z.custom<string[]>().meta(described(z.string()))

/**
 * A query parameter. It reaches the handler as it was written: what makes no sense is left out there and refused nowhere.
 * @param meant what makes sense
 */
export const parameter = (meant: z.ZodType, description: string) =>
  z.string().optional().meta(described(meant, description))
