import { z } from 'zod'
import { isDay } from '@/lib/core/dates'
import { MAX_ID, parseId } from '@/lib/core/id'
import { parsePageKey, type KeyCheck } from '@/lib/core/lists/page-key'
import { isPageKey, type SortOptions } from '@/lib/core/lists/list-params'
import { formatAllowedValues } from '@/lib/core/validation'
import type { ResourceName } from '@/lib/i18n/reason'

// What stands in an address. It is all text there: `meta` says what it means.

/** Worked out for the description alone: a route that is served needs none of it. */
const createMeta = (meant: z.ZodType, description?: string) => ({
  override: ({ jsonSchema }: { jsonSchema: object }) => void Object.assign(jsonSchema, z.toJSONSchema(meant)),
  ...(description && { description }),
})

/** What the id of a row is. */
export const rowId = z.int().positive().max(MAX_ID)

/** A row's id in a path. @param what is missing where there is none */
export const idParam = (what: ResourceName) =>
  z
    .string(what)
    .refine((text) => parseId(text) !== null, what)
    .transform(Number)
    .meta(createMeta(rowId))

/** The id of a kind that has no numbers. */
export const uuidParam = (what: ResourceName) =>
  z
    .string(what)
    .regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, what)
    .meta(createMeta(z.uuid()))

/** A secret or a name that is looked up as it stands. */
export const textParam = (what: ResourceName) => z.string(what)

/** One of a few names in a path. @param what is missing where it is another */
export const nameParam = <Name extends string>(what: ResourceName, names: readonly Name[]) =>
  z
    .string(what)
    .refine((text) => (names as readonly string[]).includes(text), what)
    .transform((text) => text as Name)
    .meta(createMeta(z.enum(names)))

/** What a catch-all takes, in pieces. */
export const segments = z.custom<string[]>().meta(createMeta(z.string()))

/**
 * A text in the query that reaches the handler unchanged: a search, or a value from another site.
 * @param meant what makes sense
 */
export const parameter = (meant: z.ZodType, description: string) =>
  z.string().optional().meta(createMeta(meant, description))

/**
 * A query parameter that filters, sorts or pages. An invalid value is refused with `message` (422): ignoring it would
 * answer another question. Empty counts as missing.
 * @param read returns the normalised value, or null if it is invalid
 */
const checkedParameter = <T extends string>(
  meant: z.ZodType,
  description: string,
  read: (text: string) => T | null,
  message: string,
) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      const typed = text?.trim()
      if (!typed) return undefined
      const value = read(typed)
      if (value === null) context.addIssue({ code: 'custom', message })
      return value ?? undefined
    })
    .meta(createMeta(meant, description))

const normalizeName = (text: string) => text.toLowerCase().replaceAll('_', '-')

/** One of a few values, in any case. */
export const choiceParameter = <const Name extends string>(names: readonly Name[], description: string) =>
  checkedParameter(
    z.enum(names),
    description,
    (text) => names.find((name) => normalizeName(name) === normalizeName(text)) ?? null,
    formatAllowedValues(names),
  )

/** The id of a row. */
export const idParameter = (description: string) =>
  checkedParameter(
    rowId,
    description,
    (text) => (parseId(text) ? text : null),
    `Must be a whole number from 1 to ${MAX_ID}`,
  )

export const dayParameter = (description: string) =>
  checkedParameter(
    z.iso.date(),
    description,
    (text) => (isDay(text) ? text : null),
    'Must be a day from 1900-01-01 to 2999-12-31, written like 2026-01-31',
  )

/** The largest number of rows in the response. */
export const limitParameter = (max: number) =>
  checkedParameter(
    z.int().positive().max(max),
    `How many at most: ${max} unless fewer are asked for`,
    (text) => (/^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= max ? text : null),
    `Must be a whole number from 1 to ${max}`,
  )

const PAGE_KEY_DESCRIPTION = 'The key of the next page, from the Link header of this one'
export const INVALID_PAGE_KEY =
  'Must be the key that the Link header of a page names, with the same order. Leave it out for the first page'

/** The key of a page in a list with one order. @param checks the values it contains besides the id */
export const keyParameter = (...checks: KeyCheck[]) =>
  checkedParameter(
    z.string(),
    PAGE_KEY_DESCRIPTION,
    (text) => (parsePageKey(checks, text) ? text : null),
    INVALID_PAGE_KEY,
  )

/** The key of a page in a list that can be sorted; `createPageKeyCheck` checks it against the order. */
export const sortedKeyParameter = () => parameter(z.string(), PAGE_KEY_DESCRIPTION)

/** Throws 422 for a page key that belongs to another order. */
export const createPageKeyCheck =
  <S extends string>(orders: SortOptions<S>) =>
  ({ sort, before }: { sort?: S; before?: string }, context: z.RefinementCtx) => {
    if (before && !isPageKey(orders, sort ?? orders.defaultSort, before))
      context.addIssue({ code: 'custom', path: ['before'], message: INVALID_PAGE_KEY })
  }
