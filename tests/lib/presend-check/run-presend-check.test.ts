import { findTaxCurrency } from '@/lib/core/tax/home-currency'
import fc from 'fast-check'
import { createTranslator } from 'next-intl'
import deErrors from '@/lib/i18n/errors/de.json'
import enErrors from '@/lib/i18n/errors/en.json'
import de from '@/lib/i18n/interface/de.json'
import en from '@/lib/i18n/interface/en.json'
import { englishFormats } from '@/lib/i18n/interface-formats'
import { formatFinding } from '@/lib/presend-check/format-finding'
import { runPresendCheck } from '@/lib/presend-check/run-presend-check'
import { RULE_IDS, RULE_LEVELS, SILENCEABLE_RULES, type RuleId } from '@/lib/presend-check/rule-registry'
import type { StaleCause, StaleDeduction } from '@/lib/documents/quote-billing/stale-deduction'
import type { RuleInput, PastInvoice } from '@/lib/presend-check/types'
import { addDays } from '@/lib/core/dates'
import type { TaxCategory } from '@/lib/core/tax/categories'
import { PLAIN_LINE } from '@/lib/documents/totals/charges'
import type { Seller } from '@/lib/documents/types'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import { english } from '@/tests/factories/english'
import { getPropertyRuns } from '@/tests/factories/full-size'
import { CLEAN_INVOICE, createPastInvoice, TODAY, withValues } from './sample-checks'

const find = ({ document, business, client, history, invalidNumbers }: RuleInput) =>
  runPresendCheck(document, business, client, history, invalidNumbers)
const rulesOf = (looked: RuleInput) => find(looked).map(({ rule }) => rule)

const line = (description: string, quantity = 1, unitPrice = 100, id = 1) => ({
  id,
  description,
  quantity,
  unit: null,
  kind: 'ITEM' as const,
  ...PLAIN_LINE,
  unitPrice,
  amount: quantity * unitPrice,
})
const noBank = { bankName: null, bankAccountName: null, bankAccountNumber: null, bankSortCode: null }
const AUSTRALIA = { street: null, city: null, state: null, postalCode: null, country: 'AU' }
const abroad = { paymentMethod: 'INTERNATIONAL_TRANSFER' } as const
const numbered = (...numbers: string[]): PastInvoice[] =>
  numbers.map((invoiceNumber) => createPastInvoice({ invoiceNumber }))
const taxed = (category: TaxCategory) => ({ category, rate: 0, taxable: 100, tax: 0, reason: null })
const totals = (...amounts: number[]) => amounts.map((totalAmount) => createPastInvoice({ totalAmount }))

const stale: StaleDeduction = {
  cause: 'CREDITED',
  number: 'INV-0093',
  by: ['CN-0003'],
  lines: [3],
  description: 'Less deposit invoice INV-0093 dated October 1, 2026',
}

type Case = [rule: RuleId, field: string, hit: RuleInput, nearMiss: RuleInput]

const CASES: Case[] = [
  [
    'no-lines',
    'lineItems',
    withValues({ lineItems: [], totalAmount: 0 }),
    withValues({ lineItems: [line('Design')] }),
  ],
  [
    'due-before-issue',
    'dueDate',
    withValues({ issueDate: TODAY, dueDate: addDays(TODAY, -1) }),
    withValues({ issueDate: TODAY, dueDate: TODAY }),
  ],
  [
    'number-taken',
    'invoiceNumber',
    withValues({ invoiceNumber: 'inv-0041 ' }, {}, {}, { businessDocuments: numbered('INV-0041') }),
    withValues({ invoiceNumber: 'INV-0042' }, {}, {}, { businessDocuments: numbered('INV-0041') }),
  ],
  [
    'deduction-stale',
    'lineItems.3',
    withValues({}, {}, {}, { deductions: { stale, missing: null } }),
    withValues({}, {}, {}, { deductions: { stale: null, missing: 'INV-0001' } }),
  ],
  [
    'deduction-missing',
    'lineItems',
    withValues({}, {}, {}, { deductions: { stale: null, missing: 'INV-0001' } }),
    withValues({}, {}, {}, { deductions: { stale, missing: null } }),
  ],
  [
    'no-supply-day',
    'serviceFrom',
    withValues({ taxes: [taxed('K')] }),
    withValues({ taxes: [taxed('K')], serviceFrom: TODAY }),
  ],
  [
    'no-bank-details',
    'seller.bank',
    withValues({ seller: { ...noBank, bankIban: null } }),
    withValues({ seller: noBank, notes: 'Please pay to DE89 3704 0044 0532 0130 00.' }),
  ],
  [
    'no-account',
    'seller.bank',
    withValues({ seller: { bankAccountNumber: null, bankIban: null } }),
    withValues({
      seller: { bankAccountNumber: null },
      termsAndConditions: 'By card at https://pay.example.com/42',
    }),
  ],
  [
    'no-iban-abroad',
    'paymentMethod',
    withValues({}, { country: 'GB' }, { country: 'DE' }),
    withValues({}, { country: 'GB' }, { country: 'GB' }),
  ],
  [
    'no-way-to-pay',
    'seller.bank',
    withValues(
      { paymentMethod: 'REQUEST', seller: noBank, notes: 'Please pay within 14 days.' },
      { hasBankDetails: false },
    ),
    withValues({ paymentMethod: 'AUTOCHARGE', seller: noBank }, { hasBankDetails: false }),
  ],
  [
    'bad-account-number',
    'seller.bankAccountNumber',
    withValues({ seller: { bankAccountNumber: '12345' } }),
    withValues({ ...abroad, seller: { bankAccountNumber: '12345' } }),
  ],
  [
    'bad-sort-code',
    'seller.bankSortCode',
    withValues({ seller: { bankSortCode: '2048' } }),
    withValues({ seller: { bankSortCode: '2048' } }, { country: 'KE' }),
  ],
  [
    'bad-iban',
    'seller.bankIban',
    withValues({ ...abroad, seller: { bankIban: 'GB82 WEST 1234 5698 7654 33' } }),
    // Not printed for domestic transfers.
    withValues({ seller: { bankIban: 'GB82 WEST 1234 5698 7654 33' } }),
  ],
  [
    'bad-swift-code',
    'seller.bankSwift',
    withValues({ ...abroad, seller: { bankSwift: 'WEST' } }),
    withValues({ seller: { bankSwift: 'WEST' } }),
  ],
  [
    'no-client-email',
    'client.email',
    withValues({}, {}, { email: null }),
    withValues({}, {}, { email: 'h@x.test' }),
  ],
  [
    'no-client-address',
    'client.address',
    withValues({}, {}, { address: null, city: null, postalCode: null }),
    withValues({}, {}, { address: null, city: 'Leeds', postalCode: null }),
  ],
  [
    'no-seller-address',
    'seller.address',
    withValues({ seller: { address: null } }),
    withValues({ seller: { address: 'Leeds' } }),
  ],
  [
    'no-service-date',
    'serviceFrom',
    withValues({ totalAmount: 1190 }, { country: 'DE' }),
    withValues({ totalAmount: 1190, serviceFrom: TODAY }, { country: 'DE' }),
  ],
  [
    'zero-tax',
    'taxRate',
    withValues({ taxRate: 0 }),
    withValues({ taxRate: 0, notes: 'Reverse charge: the customer accounts for the tax.' }),
  ],
  [
    'tax-home-currency',
    'exchangeRate',
    withValues({ currency: 'USD', seller: { taxCurrency: 'GBP' } }),
    withValues({ currency: 'USD', seller: { taxCurrency: 'GBP' }, exchangeRate: 0.79 }),
  ],
  [
    'no-tax-number',
    'seller.vat',
    withValues({ seller: { vat: null, regNumber: null } }, { country: 'GB' }),
    withValues({ seller: { vat: null, regNumber: null } }, { country: 'US' }),
  ],
  [
    'bad-tax-number',
    'seller.vat',
    { ...CLEAN_INVOICE, invalidNumbers: [{ field: 'seller.vat', kind: 'vat' }] },
    { ...CLEAN_INVOICE, invalidNumbers: [{ field: 'client.vatNumber', kind: 'vat' }] },
  ],
  [
    'no-buyer-tax-number',
    'client.vatNumber',
    withValues({ taxes: [taxed('AE')] }),
    withValues({ taxes: [taxed('AE')] }, {}, { vatNumber: 'FR 40 303 265 045' }),
  ],
  [
    'no-domestic-buyer-number',
    'client.vatNumber',
    withValues({ currency: 'EUR', totalAmount: 10_000.01 }, { country: 'AT' }, { country: 'AT' }),
    withValues({ currency: 'EUR', totalAmount: 10_000 }, { country: 'AT' }, { country: 'AT' }),
  ],
  [
    'bad-buyer-tax-number',
    'client.vatNumber',
    { ...withValues({ taxes: [taxed('AE')] }), invalidNumbers: [{ field: 'client.vatNumber', kind: 'vat' }] },
    { ...CLEAN_INVOICE, invalidNumbers: [{ field: 'client.vatNumber', kind: 'vat' }] },
  ],
  [
    'domestic-export',
    'lineItems',
    withValues({ taxes: [taxed('K')], serviceFrom: TODAY }, { country: 'DE' }, { country: 'DE' }),
    withValues({ taxes: [taxed('K')], serviceFrom: TODAY }, { country: 'DE' }, { country: 'FR' }),
  ],
  [
    'domestic-reverse-charge',
    'lineItems',
    withValues({ taxes: [taxed('AE')] }, { country: 'DE' }, { country: 'DE' }),
    withValues({ taxes: [taxed('AE')] }, { country: 'DE' }, { country: 'FR' }),
  ],
  [
    'no-correction-reason',
    'correctionReason',
    withValues({ kind: 'CREDIT_NOTE', taxRate: 10, seller: { place: AUSTRALIA } }),
    withValues({
      kind: 'CREDIT_NOTE',
      taxRate: 10,
      seller: { place: AUSTRALIA },
      correctionReason: 'Returned goods',
    }),
  ],
  [
    'zero-total',
    'lineItems.0.unitPrice',
    withValues({ lineItems: [line('Sample', 1, 0)], totalAmount: 0 }),
    withValues({ lineItems: [line('Sample', 1, 0.01)], totalAmount: 0.01 }),
  ],
  [
    'unusual-total',
    'lineItems',
    withValues({ totalAmount: 400.01 }, {}, {}, { clientDocuments: totals(100, 100, 90, 5000) }),
    withValues({ totalAmount: 400.01 }, {}, {}, { clientDocuments: totals(100, 100, 90) }),
  ],
  [
    'unusual-currency',
    'currency',
    withValues(
      { currency: 'USD' },
      {},
      {},
      { clientDocuments: [createPastInvoice({ currency: 'EUR' }), createPastInvoice({ currency: 'EUR' })] },
    ),
    withValues(
      { currency: 'USD' },
      {},
      {},
      { clientDocuments: [createPastInvoice({ currency: 'EUR' }), createPastInvoice({ currency: 'USD' })] },
    ),
  ],
  [
    'sent-already',
    'lineItems',
    withValues(
      {},
      {},
      {},
      { clientDocuments: [createPastInvoice({ totalAmount: 120, issueDate: addDays(TODAY, -6) })] },
    ),
    withValues(
      {},
      {},
      {},
      { clientDocuments: [createPastInvoice({ totalAmount: 120, issueDate: addDays(TODAY, -7) })] },
    ),
  ],
  [
    'line-twice',
    'lineItems.2',
    withValues({ lineItems: [line('Design'), line('Hosting'), line('design ')] }),
    withValues({ lineItems: [line('Design'), line('Design', 2), line('Design', 1, 90)] }),
  ],
  [
    'due-past',
    'dueDate',
    withValues({ issueDate: addDays(TODAY, -20), dueDate: addDays(TODAY, -1) }),
    withValues({ issueDate: addDays(TODAY, -20), dueDate: TODAY }),
  ],
  [
    'due-far',
    'dueDate',
    withValues({ dueDate: addDays(TODAY, 184) }),
    withValues({ dueDate: addDays(TODAY, 183) }),
  ],
  [
    'issue-future',
    'issueDate',
    withValues({ issueDate: addDays(TODAY, 1), dueDate: addDays(TODAY, 14) }),
    withValues({ issueDate: TODAY, dueDate: addDays(TODAY, 14) }),
  ],
  [
    'issue-old',
    'issueDate',
    withValues({ issueDate: addDays(TODAY, -31) }),
    withValues({ issueDate: addDays(TODAY, -30) }),
  ],
  [
    'number-gap',
    'invoiceNumber',
    withValues(
      { invoiceNumber: 'INV-0044' },
      {},
      {},
      { businessDocuments: numbered('INV-0042', 'INV-0041') },
    ),
    // Numbers made of dates aren't consecutive.
    withValues(
      { invoiceNumber: '20261110' },
      {},
      {},
      { businessDocuments: numbered('20261103', '20261020') },
    ),
  ],
  [
    'number-order',
    'invoiceNumber',
    withValues(
      { invoiceNumber: 'INV-0040' },
      {},
      {},
      {
        businessDocuments: [createPastInvoice({ invoiceNumber: 'INV-0041', issueDate: addDays(TODAY, -2) })],
      },
    ),
    withValues(
      { invoiceNumber: 'INV-0040', issueDate: addDays(TODAY, -2) },
      {},
      {},
      {
        businessDocuments: [createPastInvoice({ invoiceNumber: 'INV-0041', issueDate: addDays(TODAY, -2) })],
      },
    ),
  ],
  [
    'number-pattern',
    'invoiceNumber',
    withValues(
      { invoiceNumber: '42' },
      {},
      {},
      { businessDocuments: numbered('INV-0041', 'INV-0040', 'INV-0039') },
    ),
    withValues(
      { invoiceNumber: '2027/001' },
      {},
      {},
      { businessDocuments: numbered('2026/017', '2026/016', '2026/015') },
    ),
  ],
  [
    'no-words',
    'lineItems.1.description',
    withValues({ lineItems: [line('Design'), line('- 12 -')] }),
    withValues({ lineItems: [line('設計')] }),
  ],
  [
    'placeholder',
    'notes',
    withValues({ notes: 'Thanks for {project}!' }),
    // Placeholders are filled in on every kind of invoice.
    withValues({ notes: 'Thanks for {month}!' }),
  ],
  [
    'no-glyph',
    'client.name',
    withValues({}, {}, { name: '𠀀 太郎' }),
    withValues({}, {}, { name: '山﨑と𠮷野' }),
  ],
  [
    'address-too-long',
    'client.address',
    withValues(
      { seller: { letterWindow: 'US_10' } },
      {},
      { address: 'Yard B\nGate 7\nDock 4\nHall 2\n2 Low Street' },
    ),
    withValues({ seller: { letterWindow: 'DIN_5008_B' } }, {}, { address: 'Hall 2\n2 Low Street' }),
  ],
  [
    'no-company-name',
    'seller.name',
    withValues({}, { companyName: null }),
    withValues({}, { companyName: 'Robin Ltd' }),
  ],
  [
    'client-overdue',
    'client',
    withValues(
      {},
      {},
      {},
      { clientDocuments: [createPastInvoice({ status: 'SENT', dueDate: addDays(TODAY, -1) })] },
    ),
    withValues(
      {},
      {},
      {},
      { clientDocuments: [createPastInvoice({ status: 'PAID', dueDate: addDays(TODAY, -1) })] },
    ),
  ],
  [
    'e-invoice',
    'client',
    withValues({}, { country: 'IT' }, { country: 'IT' }),
    withValues({}, { country: 'IT' }, { country: 'FR' }),
  ],
  ['due-weekend', 'dueDate', withValues({ dueDate: '2026-12-05' }), withValues({ dueDate: '2026-12-04' })],
]

describe('the check before sending', () => {
  it('finds nothing on a correct invoice', () => {
    expect(find(CLEAN_INVOICE)).toEqual([])
  })

  it.each(CASES)('%s finds a match, and ignores a near miss', (rule, field, hit, nearMiss) => {
    expect(find(hit)).toContainEqual(
      expect.objectContaining({ rule, level: RULE_LEVELS[rule], field, message: expect.any(String) }),
    )
    expect(rulesOf(nearMiss)).not.toContain(rule)
  })

  it.each(CASES)('describes %s in every language of the interface', (rule, _, hit) => {
    const finding = find(hit).find((one) => one.rule === rule)!
    for (const messages of [en, de as typeof en]) {
      const onError = (error: Error) => {
        throw error
      }
      const t = createTranslator({ locale: 'en', messages, namespace: 'presendCheck.findings', onError })
      expect(formatFinding(finding, t, englishFormats)).toMatch(/[.…]$/)
    }
    expect(formatFinding(finding, english('presendCheck.findings'), englishFormats)).toBe(finding.message)
  })

  it('has a test case for every rule', () => {
    expect(CASES.map(([rule]) => rule)).toEqual(RULE_IDS)
  })

  it('shortens a long name of the client at the end of a word, if it has words', () => {
    const [, , { document, business, client, history }] = CASES.find(([rule]) => rule === 'client-overdue')!
    const messageFor = (name: string) =>
      runPresendCheck(document, business, { ...client, companyName: null, name }, history).find(
        ({ rule }) => rule === 'client-overdue',
      )!.message
    expect(messageFor('The Worshipful Society of Independent Letterpress Printers')).toMatch(
      /^The Worshipful Society of Independent… has /,
    )
    expect(messageFor('N'.repeat(60))).toMatch(/^N{39}… has /)
  })

  it.each<[StaleCause, string, Partial<StaleDeduction>?]>([
    ['CREDITED', 'INV-0093 was credited by CN-0003. Remove the line “Less deposit invoice INV-0093”.'],
    [
      'CREDITED',
      'INV-0093 was credited by CN-0003, CN-0004. Remove the 2 lines “Less deposit invoice INV-0093”.',
      { by: ['CN-0003', 'CN-0004'], lines: [3, 4] },
    ],
    [
      'PARTLY_CREDITED',
      'CN-0003 credited part of INV-0093, so this invoice takes off too much. Delete it and make the final invoice again.',
    ],
    ['CANCELLED', 'INV-0093 was cancelled. Remove the line “Less deposit invoice INV-0093”.'],
    ['DRAFT', 'INV-0093 is a draft. Mark it as sent, or remove the line “Less deposit invoice INV-0093”.'],
    [
      'DELETED',
      'The invoice that “Less deposit invoice INV-0093” takes off was deleted. Remove that line.',
      { number: null },
    ],
    [
      'DEDUCTED',
      'Final invoice INV-0095 already takes off INV-0093. Remove the line “Less deposit invoice INV-0093”.',
      { by: ['INV-0095'] },
    ],
    [
      'CHANGED',
      'This invoice doesn’t take off exactly what INV-0093 billed. Delete it and make the final invoice again.',
    ],
    ['UNKNOWN', 'Remove the line “Less deposit invoice INV-0093”. It takes off more than was billed.'],
  ])('names the invoice, the cause and the line of a stale deduction: %s', (cause, message, over = {}) => {
    const description = 'Less deposit invoice INV-0093\nwith thanks'
    const deductions = { stale: Object.assign({}, stale, { cause, description }, over), missing: null }
    expect(find(withValues({}, {}, {}, { deductions }))).toContainEqual(
      expect.objectContaining({ rule: 'deduction-stale', message, link: expect.stringMatching(/edit/) }),
    )
  })

  it.each([
    [en, enErrors],
    [de, deErrors],
  ])('words a stale deduction like the refusal of the API', ({ presendCheck }, { deduction }) => {
    expect(presendCheck.findings['deduction-stale']).toBe(deduction.stale)
  })

  it('words each finding in one or two short sentences, whatever the client’s name', () => {
    const name = 'Hannah '.repeat(28).trim()
    for (const [, , { document, business, client, history }] of CASES)
      for (const { message } of runPresendCheck(
        document,
        business,
        { ...client, companyName: null, name },
        history,
      )) {
        // A name truncated with an ellipsis ends the sentence without a full stop.
        expect(message).toMatch(/^\S.*(?:[^….]\.|[^.]…)$/)
        expect(message.length).toBeLessThan(150)
      }
  })

  it('lists blocking findings before warnings', () => {
    const levels = find(
      withValues({ seller: { ...noBank, address: null }, dueDate: '2026-12-05' }, { companyName: null }),
    ).map(({ level }) => level)
    expect(levels).toEqual(['BLOCK', 'WARN', 'HINT', 'HINT'])
  })

  it('omits silenced findings, but not blocking ones', () => {
    const looked = withValues({ seller: { ...noBank, address: null } }, { silenced: [...RULE_IDS] })
    expect(rulesOf(looked)).toEqual(['no-bank-details'])
    expect(SILENCEABLE_RULES.every((rule) => RULE_LEVELS[rule] !== 'BLOCK')).toBe(true)
  })
})

describe('an invoice between businesses of a country with e-invoicing', () => {
  type Client = Partial<RuleInput['client']>
  const PERSON: Client = { companyName: null, vatNumber: null }
  it.each<[seller: string, issueDate: string, client: Client, system: string | null]>([
    ['IT', TODAY, { country: 'IT' }, 'SdI (FatturaPA)'],
    ['RO', TODAY, { country: 'RO' }, 'RO e-Factura'],
    ['BE', '2026-01-01', {}, 'Peppol'],
    ['BE', '2025-12-31', {}, null],
    ['PL', '2026-04-01', {}, 'KSeF'],
    ['PL', '2026-03-31', {}, null],
    ['HR', '2026-01-01', {}, 'eRačun'],
    ['PT', TODAY, {}, 'ATCUD'],
    ['ES', '2027-06-30', {}, null],
    ['ES', '2027-07-01', {}, 'Veri*factu'],
    ['FR', '2027-08-31', {}, null],
    ['DE', '2027-12-31', {}, null],
    ['IT', TODAY, { country: 'DE' }, null],
    ['IT', TODAY, PERSON, null],
    ['IT', TODAY, { ...PERSON, vatNumber: 'IT00743110157' }, 'SdI (FatturaPA)'],
    ['GR', '2026-09-30', {}, null],
    ['GR', '2026-10-01', {}, 'myDATA'],
    ['SK', '2027-01-01', {}, 'eFaktúra (Peppol)'],
    ['GB', TODAY, {}, null],
    ['US', TODAY, {}, null],
  ])('%s on %s for %j: %s', (country, issueDate, client, system) => {
    const found = find(withValues({ issueDate }, { country }, client)).find(
      ({ rule }) => rule === 'e-invoice',
    )
    expect(found?.values.system ?? null).toBe(system)
  })
})

describe('tax in another currency than the country’s', () => {
  it.each<[country: string, currency: string, over: Partial<RuleInput['document']>, home: string | null]>([
    ['DE', 'USD', {}, 'EUR'],
    ['DE', 'EUR', {}, null],
    ['PL', 'EUR', {}, 'PLN'],
    ['GB', 'EUR', {}, 'GBP'],
    ['AE', 'USD', {}, 'AED'],
    ['SE', 'EUR', {}, 'SEK'],
    ['US', 'EUR', {}, null],
    ['CH', 'EUR', {}, null],
    ['DE', 'USD', { taxRate: 0, notes: 'Reverse charge' }, null],
    ['DE', 'USD', { exchangeRate: 0.9123 }, null],
    ['DE', 'USD', { kind: 'QUOTE' }, null],
    ['DE', 'USD', { kind: 'CREDIT_NOTE' }, 'EUR'],
    ['DE', 'USD', { notes: 'USt 17,39 €' }, null],
    ['SE', 'EUR', { termsAndConditions: 'Moms 217,00 SEK' }, null],
  ])('%s, %s, %j: %s', (country, currency, over, home) => {
    const seller = { taxCurrency: findTaxCurrency(country) ?? undefined }
    const found = find(withValues({ currency, ...over, seller }, { country }))
    const finding = found.find(({ rule }) => rule === 'tax-home-currency')
    expect(finding?.values.currency ?? null).toBe(home)
  })
})

describe('a missing date of supply', () => {
  it.each<[country: string | null, over: Partial<RuleInput['document']>, isFound: boolean]>([
    ['DE', {}, true],
    ['AT', {}, true],
    ...['FR', 'IT', 'ES', 'PL', 'NL', 'BE', 'SE', 'IE', 'GB', 'CH', 'US', null].map(
      (country): [string | null, object, boolean] => [country, {}, false],
    ),
    // A deposit is invoiced before the supply.
    ['DE', { relation: 'DEPOSIT' }, false],
    ['DE', { relation: 'FINAL' }, true],
    // Small German invoices need no date (§ 33 UStDV), Austrian ones do (§ 11 Abs. 6 UStG).
    ['DE', { currency: 'EUR', totalAmount: 250 }, false],
    ['DE', { currency: 'EUR', totalAmount: 250.01 }, true],
    ['AT', { currency: 'EUR', totalAmount: 250 }, true],
    // An intra-Community supply is blocked by its own rule.
    ['DE', { taxes: [taxed('K')] }, false],
  ])('%s %j: %s', (country, over, isFound) => {
    const looked = withValues({ totalAmount: 1190, ...over }, { country })
    expect(rulesOf(looked).includes('no-service-date')).toBe(isFound)
  })
})

describe('the suggested fix', () => {
  it.each<[RuleId, string, RuleInput]>([
    [
      'due-past',
      addDays(TODAY, 14),
      withValues({ issueDate: addDays(TODAY, -20), dueDate: addDays(TODAY, -6) }),
    ],
    ['no-supply-day', TODAY, withValues({ taxes: [taxed('K')] })],
    ['no-service-date', TODAY, withValues({}, { country: 'AT' })],
    ['due-weekend', '2026-12-07', withValues({ dueDate: '2026-12-06' })],
    ['issue-future', TODAY, withValues({ issueDate: addDays(TODAY, 3) })],
    [
      'number-gap',
      'INV-0043',
      withValues(
        { invoiceNumber: 'INV-0050' },
        {},
        {},
        { businessDocuments: numbered('INV-0042', 'INV-0041') },
      ),
    ],
    [
      'no-bank-details',
      'INTERNATIONAL_TRANSFER',
      withValues({
        seller: { bankAccountNumber: null, bankSortCode: null, bankName: null, bankAccountName: null },
      }),
    ],
    ['zero-tax', '20', withValues({ taxRate: 0 }, { defaultTaxRate: 20 })],
    ['no-iban-abroad', 'INTERNATIONAL_TRANSFER', withValues({}, { country: 'GB' }, { country: 'DE' })],
    ['no-way-to-pay', 'BANK_TRANSFER', withValues({ paymentMethod: 'REQUEST' })],
    ['unusual-currency', 'EUR', withValues({ currency: 'USD' }, {}, { currency: 'EUR' })],
  ])('%s: %s', (rule, suggestion, looked) => {
    expect(find(looked)).toContainEqual(expect.objectContaining({ rule, suggestion }))
  })
})

// Any invoice the schema accepts, with a payment method whose details the business has.
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
const valid = fc
  .record({
    lines: fc.array(
      fc.record({
        description: text,
        quantity: fc.integer({ min: 1, max: 1000 }),
        unitPrice: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    issued: fc.integer({ min: -400, max: 60 }),
    terms: fc.integer({ min: 0, max: 365 }),
    taxRate: fc.constantFrom(0, 5, 7.7, 19, 20),
    currency: fc.constantFrom('USD', 'EUR', 'GBP', 'JPY'),
    paymentMethod: fc.constantFrom('REQUEST', 'AUTOCHARGE', 'BANK_TRANSFER', 'INTERNATIONAL_TRANSFER'),
    notes: fc.option(text),
    number: fc.integer({ min: 1, max: 9999 }),
    earlier: fc.array(
      fc.record({
        totalAmount: fc.integer({ min: 1, max: 10_000 }),
        issued: fc.integer({ min: -400, max: 0 }),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ lines, issued, terms, taxRate, currency, paymentMethod, notes, number, earlier }) => {
    const issueDate = addDays(TODAY, issued)
    const seen = earlier.map((one, index) =>
      createPastInvoice({
        id: index + 1,
        totalAmount: one.totalAmount,
        currency,
        invoiceNumber: `INV-${number - index - 1}`,
        issueDate: addDays(TODAY, one.issued),
      }),
    )
    return withValues(
      {
        lineItems: lines.map((one, index) => ({
          ...one,
          id: index + 1,
          unit: null,
          kind: 'ITEM' as const,
          ...PLAIN_LINE,
          amount: one.quantity * one.unitPrice,
        })),
        issueDate,
        dueDate: addDays(issueDate, terms),
        taxRate,
        currency,
        notes,
        paymentMethod,
        invoiceNumber: `INV-${number}`,
        totalAmount: computeTotals({ lineItems: lines, taxRate, currency }).totalAmount.toNumber(),
      },
      {},
      {},
      { businessDocuments: seen, clientDocuments: seen },
    )
  })

it('the pre-send check never blocks a valid invoice', () => {
  fc.assert(
    fc.property(valid, (looked) => {
      expect(find(looked).filter(({ level }) => level === 'BLOCK')).toEqual([])
    }),
    getPropertyRuns(200, 10_000),
  )
})

describe('the tax number required for an untaxed invoice', () => {
  const seller: Partial<Seller> = { vat: null, regNumber: 'HRB 1' }
  it.each<[TaxCategory, none: boolean, registered: boolean]>([
    // The register number is no number for tax.
    ['AE', true, true],
    ['K', true, true],
    ['G', true, true],
    ['E', false, false],
    ['O', false, false],
    ['Z', false, false],
  ])('%s', (category, none, registered) => {
    const of = (own: Partial<Seller>) =>
      rulesOf(
        withValues(
          { taxRate: 0, taxes: [taxed(category)], serviceFrom: TODAY, seller: { ...seller, ...own } },
          { country: 'AT' },
        ),
      ).includes('no-tax-number')
    expect([of({ regNumber: null }), of({}), of({ vat: 'ATU12345678' })]).toEqual([none, registered, false])
  })
})

describe('the check in a country that knows accounts by their IBAN', () => {
  const place = { street: null, city: 'Köln', state: null, postalCode: null, country: 'DE' }
  const ofTransfer = (over: Partial<RuleInput['document']['seller']>) =>
    withValues({ seller: { ...CLEAN_INVOICE.document.seller, place, bankAccountNumber: null, ...over } })

  it('takes the IBAN alone for a bank transfer, and asks for it', () => {
    const missing = expect.objectContaining({ rule: 'no-account', values: { fix: 'ADD_IBAN' } })
    expect(rulesOf(ofTransfer({}))).not.toContain('no-account')
    expect(find(ofTransfer({ bankIban: null }))).toContainEqual(missing)
  })

  it('looks at an IBAN that is printed', () => {
    expect(rulesOf(ofTransfer({ bankIban: 'DE89 3704 0044 0532 0130 01' }))).toContain('bad-iban')
  })

  it('suggests the bank transfer, where none is chosen', () => {
    const chosen = ofTransfer({})
    expect(find({ ...chosen, document: { ...chosen.document, paymentMethod: 'REQUEST' } })).toContainEqual(
      expect.objectContaining({ rule: 'no-way-to-pay', suggestion: 'BANK_TRANSFER' }),
    )
  })
})

describe('no finding', () => {
  const german = { country: 'DE' }
  const noAccount = { bankAccountNumber: null, bankIban: null, bankSortCode: null, bankSwift: null }
  it.each<[string, RuleId, RuleInput]>([
    [
      'a client abroad, where the IBAN is printed',
      'no-iban-abroad',
      withValues(abroad, { country: 'GB' }, german),
    ],
    [
      'a client abroad, without an IBAN',
      'no-iban-abroad',
      withValues({ seller: { bankIban: null } }, { country: 'GB' }, german),
    ],
    ['nothing to pay', 'no-bank-details', withValues({ totalAmount: 0, seller: noBank })],
    [
      'cash, in German',
      'no-bank-details',
      withValues({ notes: 'Zahlbar bar bei Lieferung.', seller: noBank }),
    ],
    ['cash, in Dutch', 'no-bank-details', withValues({ notes: 'Betaling contant.', seller: noBank })],
    ['a card, in French', 'no-account', withValues({ notes: 'Réglé par carte.', seller: noAccount })],
    [
      'a number whose predecessor was issued and deleted',
      'number-gap',
      withValues(
        { invoiceNumber: 'INV-0006' },
        {},
        {},
        { businessDocuments: numbered('INV-0004', 'INV-0003'), deletedNumbers: ['INV-0005'] },
      ),
    ],
    [
      'numbers that differ by where a space parts digits',
      'number-taken',
      withValues({ invoiceNumber: 'INV 1 11' }, {}, {}, { businessDocuments: numbered('INV 11 1') }),
    ],
    [
      'an ordinary word at the beginning of a Spanish line',
      'placeholder',
      withValues({
        lineItems: [
          {
            id: 1,
            description: 'Todo incluido, marzo',
            quantity: 1,
            unit: null,
            kind: 'ITEM' as const,
            ...PLAIN_LINE,
            unitPrice: 1,
            amount: 1,
          },
        ],
      }),
    ],
  ])('%s', (_, rule, looked) => expect(rulesOf(looked)).not.toContain(rule))
})
