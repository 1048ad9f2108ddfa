// Builds request paths with ids of a business's resources.
import { day } from './request-body.mjs'
import { pick } from '../../support/random.mjs'

/** An id that doesn't exist. */
const NOBODYS = 900_000_000
/** A name that doesn't exist; unlike the segments of a path it contains a digit. */
const NO_NAME = 'nothing-0'
const first = (list, none = NOBODYS) => list[0] ?? none
/** Maps an id in a path to a kind of resource; the default is an invoice. */
const IN_PATH = [
  [
    /\/payments\/\{paymentId\}/,
    (one) => [one.payment[0]?.invoiceId ?? NOBODYS, { paymentId: one.payment[0]?.id ?? NOBODYS }],
  ],
  [
    /\/mails\/\{mailId\}/,
    (one) => [one.mail[0]?.invoiceId ?? NOBODYS, { mailId: one.mail[0]?.ref ?? NO_NAME }],
  ],
  [
    /\/refunds\/\{refundId\}/,
    (one) => [one.refund[0]?.clientId ?? NOBODYS, { refundId: one.refund[0]?.id ?? NOBODYS }],
  ],
  [/^\/api\/clients/, (one) => [first(one.client)]],
  [/\/numbers\/\{id\}/, (one) => [first(one.number)]],
  [/^\/api\/tax-rates/, (one) => [first(one.taxRate)]],
  [/^\/api\/items/, (one) => [first(one.savedItem)]],
  [/^\/api\/series/, (one) => [first(one.series)]],
  [/\/schedule/, (one) => [first(one.recurring)]],
  [/avatar/, (one) => [first(one.avatar, NO_NAME)]],
  [/sessions\/\{id\}|mailbox/, () => [NO_NAME]],
  [/logos/, (one) => [first(one.logo, NO_NAME)]],
  [/^\/api\/members/, (one) => [first(one.member)]],
  [/^\/api\/invitations/, (one) => [first(one.invitation, NO_NAME)]],
  [/^\/api\/businesses/, (one) => [first(one.business)]],
]
/** Calls that only apply to drafts; others also take sent documents. */
const OF_DRAFTS = /^(PATCH|DELETE) \/api\/invoices\/\{id\}$|\/check$/
const ACTIONS = ['pause', 'resume', 'skip', 'run', 'catch-up', 'month-end', 'end']
const NEXT_AUTH = [
  'csrf',
  'providers',
  'session',
  'signin',
  'signout',
  'error',
  'callback/credentials',
  '_log',
  'verify-request',
  'nothing',
]

/** Returns a call's path with its parameters filled in. */
export function buildPath({ name, path }, random, things, token) {
  const [, find] = IN_PATH.find(([pattern]) => pattern.test(path)) ?? []
  const invoice = () => [
    OF_DRAFTS.test(name) ? first(things.draft) : pick(random, [...things.sent, ...things.draft, NOBODYS]),
  ]
  const [id, more = {}] = (find ?? invoice)(things)
  const action = pick(random, ACTIONS)
  const others = { token, action, nextauth: pick(random, NEXT_AUTH), rest: 'nowhere', ...more, id }
  return path.replace(/\{(\w+)\}/g, (_, field) => others[field])
}

const QUERIES = {
  status: ['DRAFT', 'SENT', 'PAID', 'CANCELLED', 'OVERDUE'],
  sort: ['number', 'client', 'issued', 'due', 'amount', 'status', 'name'],
  dir: ['asc', 'desc'],
  overdue: ['1'],
  week: ['1'],
  limit: ['5'],
  inline: ['1'],
  letter: ['invoice', 'reminder'],
  of: ['overdue', 'number'],
  q: ['web', '1', 'caf%C3%A9'],
  search: ['ada', '12'],
  currency: ['EUR'],
  since: [day(-30)],
  until: [day(0)],
  issueDate: [day(0)],
}

/** Returns some of a call's query parameters with valid values. */
export function buildQuery({ query, path }, random, things) {
  const known = {
    ...QUERIES,
    clientId: things.client.slice(0, 1),
    ids: path.includes('pdfs') ? [things.sent.slice(0, 2)] : [],
  }
  const chosen = query.filter((name) => known[name]?.length && (name === 'ids' || random() < 0.4))
  return chosen.length ? `?${chosen.map((name) => `${name}=${pick(random, known[name])}`).join('&')}` : ''
}
