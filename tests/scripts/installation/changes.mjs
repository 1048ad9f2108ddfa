// Expected changes of existing rows, by migration; migrations not listed change no values. Each function receives the
// rows of all tables, `{ table: { key: { column: text } } }`, and applies the changes.
import { LODZ, NEW, YORK } from './accounts.mjs'
import { splitAccountsByBusiness } from './businesses.mjs'
import { events } from './events.mjs'
import { long } from './mails.mjs'

/** Formats a value like PostgreSQL's JSONB: shorter keys first. */
function jsonb(value) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(jsonb).join(', ')}]`
  const byLength = (a, b) => a.length - b.length || (a < b ? -1 : 1)
  const names = Object.keys(value).sort(byLength)
  return `{${names.map((name) => `${JSON.stringify(name)}: ${jsonb(value[name])}`).join(', ')}}`
}

const code = (name, values) => (values ? { code: name, values } : { code: name })
const refused = code('smtp.refused', { said: '550 5.1.1 <boss@ω.example>: „no such user“ \\ 100%' })
const notDue = code('mail.not-due')
const quota = code('gmail.later', { said: 'Quota: 1: ' })
const asWritten = (text) => code('as-written', { text })
const clientDeleted = code('series.client-deleted')
const missing = asWritten('Czegoś brakuje: „Käse“.')

export const changes = {
  '20261123060000_reasons_by_code': ({ OutboxMail, Schedule, GmailConnection, Event }) => {
    OutboxMail[2].error = jsonb(refused)
    OutboxMail[3].error = jsonb(notDue)
    OutboxMail[4].error = jsonb(code('smtp.unreachable'))
    OutboxMail[6].error = jsonb(asWritten(long))
    OutboxMail[7].error = null
    OutboxMail[10].error = jsonb(quota)
    Schedule[`${LODZ} 2`].problem = jsonb(clientDeleted)
    Schedule[`${LODZ} 3`].problem = jsonb(missing)
    GmailConnection[LODZ].problem = jsonb(code('gmail.removed'))
    GmailConnection[NEW].problem = jsonb(asWritten('Konto zablokowane'))
    const inEvents = {
      102: { reason: refused },
      103: { reason: notDue },
      104: { reason: code('smtp.slow') },
      105: { reason: asWritten(long) },
      108: { problem: clientDeleted },
      109: { problem: missing },
      112: { reason: quota },
    }
    for (const [id, reason] of Object.entries(inEvents)) {
      const { data } = events.find((event) => event.id === Number(id))
      Event[id].data = jsonb({ ...data, ...reason })
    }
  },
  '20261123070000_events_without_clients': ({ Event }) => {
    for (const row of Object.values(Event)) delete row.clientId
  },
  '20261123080000_purchase_order': ({ Invoice, Schedule }) => {
    for (const row of [...Object.values(Invoice), ...Object.values(Schedule)]) row.purchaseOrder = null
  },
  '20261123120000_running_totals': (tables) => {
    const { Invoice, Payment, counters } = tables
    for (const row of Object.values(Payment))
      row.currency = Invoice[`${row.userId} ${row.invoiceId}`].currency
    tables.RunningTotal = addedUp([
      ...Object.values(Invoice).map((row) => ({
        ...row,
        of: row.status,
        total: row.totalAmount,
        paid: row.amountPaid,
      })),
      ...Object.values(Payment).map((row) => ({
        ...row,
        of: row.paidOn.slice(0, 7),
        total: '0.00',
        paid: row.amount,
      })),
    ])
    const last = String(Object.keys(tables.RunningTotal).length)
    counters.RunningTotal_id_seq = { name: 'RunningTotal_id_seq', last }
  },
  '20261124071000_country_codes': ({ User, Client }) => {
    User[YORK].country = 'GB'
    Client[`${YORK} 1`].country = 'GB'
  },
  '20261124072000_company_address_parts': ({ User }) => {
    for (const row of Object.values(User))
      Object.assign(row, { street: null, city: null, state: null, postalCode: null })
  },
  '20261124090000_businesses': splitAccountsByBusiness,
  '20261124100000_units_of_measure': ({ LineItem, ScheduleLine }) => {
    for (const row of [...Object.values(LineItem), ...Object.values(ScheduleLine)]) row.unit = null
  },
  '20261124110000_taxes': (tables) => {
    const { Invoice, LineItem, Schedule, ScheduleLine } = tables
    const none = (...names) => Object.fromEntries(names.map((name) => [name, null]))
    const charges = {
      ...none(
        'taxCategory',
        'taxReason',
        'discountKind',
        'discountValue',
        'withholdingLabel',
        'withholdingRate',
      ),
      pricesIncludeTax: 'false',
    }
    const ofLine = none('discountKind', 'discountValue', 'taxRate', 'taxCategory', 'taxReason')
    for (const row of Object.values(Invoice))
      Object.assign(row, charges, none('serviceFrom', 'serviceUntil'), {
        discountAmount: '0',
        withheldAmount: '0',
      })
    for (const row of Object.values(Schedule)) Object.assign(row, charges)
    for (const row of Object.values(LineItem)) Object.assign(row, ofLine, none('netAmount'))
    for (const row of Object.values(ScheduleLine)) Object.assign(row, ofLine)
    tables.TaxRate = {}
    // Its single rate becomes its tax summary.
    tables.InvoiceTax = Object.fromEntries(
      Object.entries(Invoice).map(
        ([key, { businessId, id: invoiceId, taxRate: rate, subtotal, taxAmount }]) => [
          `${key} 1`,
          {
            businessId,
            invoiceId,
            position: '1',
            category: null,
            rate,
            taxable: subtotal,
            tax: taxAmount,
            reason: null,
          },
        ],
      ),
    )
  },
  '20261124120000_number_series': (tables) => {
    const { GivenNumber } = tables
    GivenNumber[`${LODZ} 11`].series = 'fv/2026/{mm}/{n}'
    GivenNumber[`${YORK} 2`].series = 'inv-{yyyy}-{client}-{n}'
    const skipped = [
      ['a-{n}', 1, 2, 'STARTED', 5],
      ['a-{n}', 4, 5, 'TYPED', 6],
      ['a-{n}', 7, 8, 'SET', 7],
      ['a-{n}', 9, 9, 'TYPED', 7],
      ['a-{n}', 11, 11, 'SET', 8],
      ['b-{n}', 1, 6, 'IMPORTED', 9],
    ].map(([series, from, to, reason, id]) => {
      const at = GivenNumber[`${LODZ} ${id}`].givenAt
      const range = { from: String(from), to: String(to) }
      return [
        `${LODZ} ${series} ${from}`,
        { businessId: String(LODZ), kind: 'INVOICE', series, ...range, reason, at, by: null },
      ]
    })
    tables.SkippedNumbers = Object.fromEntries(skipped)
  },
  '20261124140000_document_languages': ({ Business, Client, Invoice, Schedule }) => {
    const speaking = [Business, Client, Invoice, Schedule].flatMap((rows) => Object.values(rows))
    for (const row of speaking) Object.assign(row, { language: null, secondLanguage: null })
    for (const row of Object.values(Business)) Object.assign(row, { paper: 'A4', ownWords: '{}' })
  },
  '20261124150000_client_credit': (tables) => {
    for (const row of Object.values(tables.Payment)) row.credited = '0'
    Object.assign(tables, { ClientCredit: {}, CreditEntry: {} })
  },
  '20261124160000_line_kinds': ({ LineItem, ScheduleLine }) => {
    for (const row of [LineItem, ScheduleLine].flatMap((rows) => Object.values(rows))) row.kind = 'ITEM'
  },
  '20261124160500_saved_items': (tables) => {
    tables.SavedItem = {}
  },
  '20261124161000_texts_by_language': ({ Business }) => {
    for (const row of Object.values(Business)) row.textsByLanguage = '{}'
  },
  '20261124170000_document_kinds': ({ Invoice, LineItem, Payment }) => {
    const none = { sourceId: null, relation: null, sourceNumber: null, sourceDate: null }
    const unanswered = { answeredAt: null, answeredBy: null, answerNote: null }
    for (const row of Object.values(Invoice)) Object.assign(row, { kind: 'INVOICE', ...none, ...unanswered })
    for (const row of Object.values(LineItem))
      Object.assign(row, { sourceLine: null, depositId: null, depositTax: null })
    for (const row of Object.values(Payment)) row.creditNoteId = null
  },
  '20261126110100_owner_since': ({ Membership }) => {
    for (const row of Object.values(Membership)) row.ownerSince = null
  },
  '20261126120000_folded_search': ({ Client, Invoice }) => {
    for (const table of [Client, Invoice]) for (const row of Object.values(table)) row.foldedText = null
  },
  '20261126132000_not_withheld': ({ Invoice, Payment }) => {
    for (const row of Object.values(Invoice)) row.notWithheldAmount = '0'
    for (const row of Object.values(Payment)) row.notWithheld = 'false'
  },
  '20261126133000_interface_language': ({ User }) => {
    for (const user of Object.values(User)) user.interfaceLanguage = null
  },
  '20261127020000_invoice_edition': ({ Invoice }) => {
    for (const row of Object.values(Invoice)) row.edition = null
  },
  '20261127021000_correction_reason': ({ Invoice, Schedule }) => {
    for (const row of [Invoice, Schedule].flatMap((rows) => Object.values(rows))) row.correctionReason = null
  },
  '20261127090000_protect_issued': ({ Business }) => {
    for (const row of Object.values(Business)) row.protectIssued = 'false'
  },
  '20261127100000_tax_number': ({ Business, Client }) => {
    for (const row of Object.values(Business)) row.companyTaxNumber = null
    for (const row of Object.values(Client)) row.taxNumber = null
  },
  '20261127110000_tax_parts': ({ Invoice, LineItem, InvoiceTax, Schedule, ScheduleLine }) => {
    for (const table of [Invoice, LineItem, Schedule, ScheduleLine])
      for (const row of Object.values(table)) row.taxParts = '[]'
    for (const row of Object.values(LineItem)) row.depositTaxes = '{}'
    for (const row of Object.values(InvoiceTax)) row.parts = '[]'
  },
  '20261127120000_letter_windows': ({ Business, Invoice, GivenNumber }) => {
    const issued = new Set([
      ...Object.values(Invoice).flatMap(({ businessId, status }) => (status === 'DRAFT' ? [] : businessId)),
      ...Object.values(GivenNumber).flatMap(({ businessId, issuedAt }) => (issuedAt ? businessId : [])),
    ])
    for (const row of Object.values(Business))
      Object.assign(row, { letterWindow: issued.has(row.id) ? 'NONE' : null, foldMarks: 'false' })
  },
  '20261127130000_client_register_number': ({ Client }) => {
    for (const row of Object.values(Client)) row.companyNumber = null
  },
  '20261127140000_exchange_rate': ({ Invoice }) => {
    for (const row of Object.values(Invoice))
      Object.assign(row, { exchangeRate: null, exchangeRateDate: null })
  },
  // The installation has no credit notes; upgrade-amount-credited.test.mjs has.
  '20261127150000_amount_credited': ({ Invoice }) => {
    for (const row of Object.values(Invoice)) row.amountCredited = '0'
  },
}

const cents = (text) => BigInt(text.replace('.', ''))
const textOf = (sum) => `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`

/** Sums rows by business, status or month, and currency, in order. */
function addedUp(rows) {
  const groups = {}
  for (const row of rows) (groups[[row.userId.padStart(10), row.of, row.currency].join(' ')] ??= []).push(row)
  const sumOf = (group, name) => textOf(group.reduce((sum, row) => sum + cents(row[name]), 0n))
  const sums = Object.keys(groups)
    .sort()
    .map((key, index) => {
      const [{ userId, of, currency }] = groups[key]
      const [id, count] = [String(index + 1), String(groups[key].length)]
      const [total, paid] = ['total', 'paid'].map((name) => sumOf(groups[key], name))
      return [id, { id, userId, of, currency, count, total, paid, isFolded: 'true' }]
    })
  return Object.fromEntries(sums)
}
