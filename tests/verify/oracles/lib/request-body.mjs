// Bodies that match the API description (JSON Schema), with values a schema can't describe chosen by field name.
import { PASSWORD } from './businesses.mjs'
import { pick, randomInteger } from '../../support/random.mjs'

const WORDS = [
  'Website',
  'Ada Lovelace',
  'Hart & Finch',
  '12 Harbour Street',
  'Café Zoë',
  '納品',
  'السلام',
  'Für Rückfragen',
  '😀',
]

export const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Returns a random UUID. */
export const uuid = (random) => {
  const hex = (count) =>
    Array.from({ length: count }, () => randomInteger(random, 0, 15).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
}

const email = (random) => `client-${randomInteger(random, 1, 999)}@example.org`
const later = (random) => (random() < 0.5 ? null : day(randomInteger(random, 400, 500)))

/** Values by field name: `(random, { user, things, operation })`; undefined omits the field. */
const FIELDS = {
  clientId: (_, { things }) => things.client[0],
  issueDate: () => day(0),
  dueDate: (random) => day(randomInteger(random, 0, 60)),
  recurringDate: () => day(30),
  startsOn: () => day(40),
  nextOn: () => day(40),
  endsOn: later,
  expiresOn: later,
  paidOn: () => day(0),
  day: (_, { things }) => things.nextDay[0] ?? day(40),
  at: () => new Date().toISOString(),
  invoiceNumber: (random) => `N-${uuid(random).slice(0, 12)}`,
  requestId: uuid,
  email: (random, { user, operation }) =>
    /register|invitations/.test(operation) ? `${uuid(random)}@example.com` : user.email,
  to: (random) => [email(random)],
  cc: (random) => (random() < 0.7 ? [] : [email(random)]),
  bcc: () => [],
  replyTo: email,
  userId: (_, { user }) => user.id,
  amount: (random) => randomInteger(random, 1, 500) / 100,
  currentPassword: () => PASSWORD,
  password: (_, { operation }) => (/register|PATCH/.test(operation) ? 'loom-and-shuttle' : PASSWORD),
  newPassword: () => 'loom-and-shuttle',
  timeZone: (random) => pick(random, ['UTC', 'Europe/Berlin', 'Asia/Kathmandu']),
  accentColor: () => '#005c67',
  companyLogo: (_, { things }) => (things.logo[0] ? `/api/logos/${things.logo[0]}` : null),
  description: (random) => pick(random, WORDS),
  sendReceipt: () => false,
  version: () => undefined,
  numberPattern: () => undefined,
  numberResets: () => undefined,
  nextInvoiceNumber: () => undefined,
  schedule: (random) => (random() < 0.5 ? { frequency: 'MONTHLY', every: 1 } : undefined),
  undo: () => undefined,
  currency: () => 'USD',
  ids: (random, { things, operation }) => {
    const pool = /clients/.test(operation)
      ? things.client.slice(2)
      : things[/reminders/.test(operation) ? 'sent' : 'draft']
    return pool.length ? [pick(random, pool)] : [1]
  },
}
/** Response fields of an invoice that requests shouldn't set. */
const IGNORED = ['id', 'subtotal', 'taxAmount', 'totalAmount', 'autoNumber']

/** Returns a value that matches `schema`, for the field `name`. */
export function createValidValue(schema, random, context, name = '') {
  // A field of that name with an enum is a different one.
  if (Object.hasOwn(FIELDS, name) && (!schema.enum || name === 'currency'))
    return FIELDS[name](random, context)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return createValidValue(pick(random, choices), random, context)
  if ('const' in schema) return schema.const
  if (schema.enum) return pick(random, schema.enum)
  const type = Array.isArray(schema.type) ? pick(random, schema.type) : schema.type
  if (type === 'object') return validObject(schema, random, context)
  if (type === 'array') return validList(schema, random, context)
  if (type === 'boolean') return random() < 0.5
  if (type === 'null') return null
  if (type === 'string') return text(schema, random)
  return number(schema, random)
}

function validObject({ properties = {}, required = [] }, random, context) {
  const entries = Object.entries(properties).flatMap(([name, schema]) => {
    if (!required.includes(name) && (IGNORED.includes(name) || random() < 0.5)) return []
    const value = createValidValue(schema, random, context, name)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

function validList({ items, minItems = 0, maxItems = 3 }, random, context) {
  const list = Array.from({ length: randomInteger(random, minItems, Math.min(maxItems, 3)) }, () =>
    createValidValue(items, random, context),
  )
  return list.every((one) => typeof one === 'number') ? [...new Set(list)] : list
}

const text = ({ minLength = 0, maxLength = 200 }, random) =>
  random() < 0.1 && minLength === 0 ? '' : pick(random, WORDS).slice(0, maxLength)

function number({ minimum = 0, maximum = 1000, exclusiveMinimum }, random) {
  const from = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1
  return randomInteger(random, from, Math.min(maximum, from + 100))
}
