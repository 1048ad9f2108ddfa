import { z } from 'zod'
import { isDay } from '@/lib/core/dates'
import { MAX_ID, parseId, UUID } from '@/lib/core/ids'
import { parsePageKey, type KeyCheck } from '@/lib/core/lists/paging'
import { isPageKey, type SortOptions } from '@/lib/core/lists/list-params'
import { formatAllowedValues } from '@/lib/core/validation'
import type { ResourceName } from '@/lib/i18n/reason'

// Path and query parameters. They arrive as text; `meta` describes their meaning in the OpenAPI document.

/** Computes the JSON schema only when the OpenAPI document is generated; serving a route doesn't need it. */
const createMeta = (schema: z.ZodType, description?: string) => ({
  override: ({ jsonSchema }: { jsonSchema: object }) =>
    void Object.assign(jsonSchema, z.toJSONSchema(schema)),
  ...(description && { description }),
})

export const rowId = z.int().positive().max(MAX_ID)

/** A row's id in a path. @param resource named in the 404 */
export const idParam = (resource: ResourceName) =>
  z
    .string(resource)
    .refine((text) => parseId(text) !== null, resource)
    .transform(Number)
    .meta(createMeta(rowId))

/** The id of a resource that has no numeric one. */
export const uuidParam = (resource: ResourceName) =>
  z.string(resource).regex(UUID, resource).meta(createMeta(z.uuid()))

/** A secret or a name that is looked up unchanged. */
export const textParam = (resource: ResourceName) => z.string(resource)

const foldName = (text: string) => text.toLowerCase().replaceAll('-', '_')

/**
 * Creates a path parameter that is one of `names`, also in the spelling of query parameters: `credit-note` for
 * `CREDIT_NOTE`.
 * @param resource named in the 404 for any other text
 */
export const nameParam = <Name extends string>(resource: ResourceName, names: readonly Name[]) =>
  z
    .string(resource)
    .transform((text, context) => {
      const name = names.find((one) => foldName(one) === foldName(text))
      if (name === undefined) context.addIssue({ code: 'custom', message: resource })
      return name ?? z.NEVER
    })
    .meta(createMeta(z.enum(names)))

/** The segments of a catch-all path. */
export const segments = z.custom<string[]>().meta(createMeta(z.string()))

/**
 * A query parameter that reaches the handler unchanged: a search, or a value from another site.
 * @param schema describes sensible values in the OpenAPI document; not enforced
 */
export const parameter = (schema: z.ZodType, description: string) =>
  z.string().optional().meta(createMeta(schema, description))

/**
 * A query parameter that filters, sorts or pages. An invalid value is rejected with `message` (422): ignoring it would
 * return the wrong rows. Empty counts as missing.
 * @param parse returns the normalised value, or null if it is invalid
 */
const checkedParameter = <T extends string>(
  schema: z.ZodType,
  description: string,
  parse: (text: string) => T | null,
  message: string,
) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      const typed = text?.trim()
      if (!typed) return undefined
      const value = parse(typed)
      if (value === null) context.addIssue({ code: 'custom', message })
      return value ?? undefined
    })
    .meta(createMeta(schema, description))

const normalizeName = (text: string) => text.toLowerCase().replaceAll('_', '-')

/** One of a few values, ignoring case and treating `_` like `-`. */
export const choiceParameter = <const Name extends string>(names: readonly Name[], description: string) =>
  checkedParameter(
    z.enum(names),
    description,
    (text) => names.find((name) => normalizeName(name) === normalizeName(text)) ?? null,
    formatAllowedValues(names),
  )

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

/** Maximum number of rows in the response. */
export const limitParameter = (max: number) =>
  checkedParameter(
    z.int().positive().max(max),
    `Maximum number of rows; ${max} by default`,
    (text) => (/^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= max ? text : null),
    `Must be a whole number from 1 to ${max}`,
  )

const PAGE_KEY_DESCRIPTION = 'The key of the next page, from the Link header of this one'
export const INVALID_PAGE_KEY =
  'Must be the key that the Link header of a page names, with the same order. Leave it out for the first page'

/** The key of a page in a list with one order. @param checks validate the values it contains besides the id */
export const keyParameter = (...checks: KeyCheck[]) =>
  checkedParameter(
    z.string(),
    PAGE_KEY_DESCRIPTION,
    (text) => (parsePageKey(checks, text) ? text : null),
    INVALID_PAGE_KEY,
  )

/** The key of a page in a list that can be sorted; `createPageKeyCheck` checks it against the order. */
export const sortedKeyParameter = () => parameter(z.string(), PAGE_KEY_DESCRIPTION)

/** Adds an issue (422) for a page key that belongs to another sort order. */
export const createPageKeyCheck =
  <S extends string>(orders: SortOptions<S>) =>
  ({ sort, before }: { sort?: S; before?: string }, context: z.RefinementCtx) => {
    if (before && !isPageKey(orders, sort ?? orders.defaultSort, before))
      context.addIssue({ code: 'custom', path: ['before'], message: INVALID_PAGE_KEY })
  }
