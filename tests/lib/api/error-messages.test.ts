import { z } from 'zod'
import { DEFINITIONS } from '@/lib/api/definitions'
import { formatFieldMessage } from '@/lib/i18n/format-reason'
import '@/lib/core/validation'

/** zod's own messages, which are meant for programmers. */
const RAW = /invalid input|invalid option|expected|received|too (big|small)|zod|undefined|\bNaN\b/i
const VALUES = [undefined, null, '', 'x', '\u202e', -1, 0.5, 1e300, true, [], [7], {}, 'x'.repeat(10_000)]

const bodies = DEFINITIONS.flatMap(({ method, path, body }) =>
  body ? [[`${method} ${path}`, body] as const] : [],
)

/** Older callers send this one a request id that isn't part of the schema. */
const WITHOUT_FIELDS = ['POST /api/invoices/{id}/payments/{paymentId}/receipt']

/** Returns the field names of a body, across all variants. */
function fieldsOf(body: z.ZodType): string[] {
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  const whole = Object.values(shape.$defs ?? { shape })
  const kinds = whole.flatMap((one) => [one, ...(one.oneOf ?? one.anyOf ?? [])]) as { properties?: object }[]
  return [...new Set(kinds.flatMap(({ properties }) => Object.keys(properties ?? {})))]
}

it.each(bodies)('%s describes validation errors in words a user can act on', (name, body) => {
  const fields = fieldsOf(body)
  expect(fields.length === 0).toBe(WITHOUT_FIELDS.includes(name))
  const given = [7, 'x', null, [], ...fields.flatMap((field) => VALUES.map((value) => ({ [field]: value })))]
  const raw = given.flatMap((value) =>
    (body.safeParse(value).error?.issues ?? [])
      // The API words errors about unknown fields itself (lib/api/validate.ts).
      .filter(({ code }) => code !== 'unrecognized_keys')
      .map(({ message }) => [value, formatFieldMessage(message)] as const)
      .filter(([, message]) => RAW.test(message)),
  )
  expect(raw).toEqual([])
})
