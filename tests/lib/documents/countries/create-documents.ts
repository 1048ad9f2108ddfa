import { withCountryName } from '@/lib/clients/with-country-name'
import { formatAddress } from '@/lib/core/geo/format-address'
import { toDateColumn, type Day } from '@/lib/core/dates'
import { decimal, toNumber, type Amount } from '@/lib/core/money'
import { Prisma } from '@/lib/platform/db/generated/client'
import { createCreditContent } from '@/lib/documents/credit-notes/credit-content'
import { computeCreditable } from '@/lib/documents/credit-notes/creditable-amounts'
import { createDeductionLines } from '@/lib/documents/quote-billing/deduction-lines'
import { findOwnLineTax, getDepositAmount, splitDeposit } from '@/lib/documents/quote-billing/billed-lines'
import { createCharges, PLAIN_LINE } from '@/lib/documents/totals/charges'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import type { Charges, ItemContent } from '@/lib/documents/totals/content-response'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'
import { getMessages } from '@/lib/i18n/get-messages'
import { interpolate } from '@/lib/i18n/texts'
import type { CountrySample, DocumentName } from './sample-types'

/** Percentage of the quote that the deposit invoice bills. */
const DEPOSIT = 30

const DAYS = {
  quote: '2026-09-14',
  deposit: '2026-09-21',
  from: '2026-10-01',
  until: '2026-10-28',
  invoice: '2026-10-30',
  due: '2026-11-29',
  creditNote: '2026-11-12',
} satisfies Record<string, Day>

/** Creates invoice, credit note of a part of its first line, and final invoice that deducts a deposit, by name. */
export function createCountryDocuments(sample: CountrySample): Record<DocumentName, InvoiceSource> {
  const { currency, numbers, reason = null } = sample
  const invoice = createInvoice(sample)
  const { charges, lineItems } = getContent(sample)
  const final = {
    ...invoice,
    invoiceNumber: numbers.final,
    relation: 'FINAL' as const,
    source: { number: numbers.quote, date: DAYS.quote },
    lineItems: [...lineItems, ...createDeductions(sample)],
  }
  const credit = createCredit({ ...charges, currency, lineItems })
  const creditNote = {
    ...invoice,
    ...credit,
    invoiceNumber: numbers.creditNote,
    kind: 'CREDIT_NOTE' as const,
    relation: 'CREDITS' as const,
    source: { number: numbers.invoice, date: DAYS.invoice },
    issueDate: DAYS.creditNote,
    dueDate: DAYS.creditNote,
    correctionReason: reason,
    notes: null,
    termsAndConditions: null,
  }
  return { invoice, creditNote, final }
}

function getContent({ charges, lines }: CountrySample): { charges: Charges; lineItems: ItemContent[] } {
  return {
    charges: { ...createCharges(charges.taxRate), taxCategory: 'S', ...charges },
    lineItems: lines.map((line) => ({ kind: 'ITEM', unit: null, ...PLAIN_LINE, ...line })),
  }
}

function createInvoice(sample: CountrySample): InvoiceSource {
  const { country, language, currency, bank, template = 'CLASSIC' } = sample
  const { charges, lineItems } = getContent(sample)
  const { name, vat = null, taxNumber = null, regNumber = null, ...parts } = sample.seller
  const place = { ...parts, state: parts.state ?? null, country }
  const { client } = sample
  return {
    invoiceNumber: sample.numbers.invoice,
    status: 'SENT',
    issueDate: DAYS.invoice,
    dueDate: DAYS.due,
    serviceFrom: DAYS.from,
    serviceUntil: DAYS.until,
    invoiceType: 'ONE_OFF',
    paymentMethod: bank.bankIban ? 'INTERNATIONAL_TRANSFER' : 'BANK_TRANSFER',
    currency,
    ...charges,
    lineItems,
    notes: null,
    termsAndConditions: sample.terms ?? null,
    seller: {
      logo: null,
      name,
      address: formatAddress(place),
      place,
      vat,
      taxNumber,
      regNumber,
      bankName: null,
      bankAccountName: name,
      bankAccountNumber: null,
      bankSortCode: null,
      bankIban: null,
      bankSwift: null,
      ...bank,
      template,
      accentColor: '#005c67',
      paper: country === 'US' || country === 'CA' ? 'LETTER' : 'A4',
      language,
    },
    client: withCountryName({
      name: client.contact ?? client.name,
      companyName: client.name,
      email: client.email,
      phone: null,
      address: client.street,
      city: client.city,
      state: client.state ?? null,
      postalCode: client.postalCode,
      country,
      vatNumber: client.vat ?? null,
      taxNumber: client.taxNumber ?? null,
      companyNumber: null,
    }),
  }
}

type Content = Charges & { currency: string; lineItems: ItemContent[] }

/** Credits a sixth of the first line. */
function createCredit(content: Content) {
  const totals = computeTotals(content)
  const lines = content.lineItems.map(({ quantity }, index) => ({
    position: index + 1,
    quantity,
    amount: totals.amounts[index]!,
    sourceLine: null,
  }))
  const invoice = {
    ...content,
    discountAmount: toNumber(totals.discountAmount),
    lineItems: content.lineItems.map((line, index) => ({
      ...line,
      id: index + 1,
      amount: toNumber(totals.amounts[index]!),
    })),
  }
  const [first] = content.lineItems
  const part = { line: 1, quantity: toNumber(decimal(first!.quantity).div(6)) }
  return createCreditContent(invoice, computeCreditable({ ...totals, lines }, []), [part])
}

/** Creates the lines that deduct an issued deposit invoice. */
function createDeductions(sample: CountrySample): ItemContent[] {
  const { currency, numbers, language, country } = sample
  const { charges, lineItems } = getContent(sample)
  const quote = computeTotals({ ...charges, currency, lineItems })
  const amount = getDepositAmount(quote.totalAmount, DEPOSIT, currency)
  const { pricesIncludeTax, prices } = splitDeposit(amount, quote.taxes, { ...charges, currency })
  const { taxes, totalAmount } = computeTotals({
    ...charges,
    discount: null,
    withholding: null,
    currency,
    pricesIncludeTax,
    lineItems: prices.map(({ tax, price }) => ({
      quantity: 1,
      unitPrice: price,
      tax: findOwnLineTax(tax, charges),
    })),
  })
  const { depositLines, formatters } = getMessages({ language, place: { country } }).document
  const deposit = {
    id: 1,
    kind: 'INVOICE' as const,
    relation: 'DEPOSIT' as const,
    status: 'SENT' as const,
    invoiceNumber: numbers.deposit,
    issueDate: toDateColumn(DAYS.deposit),
    currency,
    totalAmount: toColumn(totalAmount),
    pricesIncludeTax,
    taxRate: toColumn(charges.taxRate),
    taxCategory: charges.taxCategory,
    taxParts: charges.taxParts ?? [],
    taxes,
    lines: [],
    notes: [],
    credited: [],
    deducts: [],
    deductedTaxes: [],
  }
  return createDeductionLines([deposit], charges, () =>
    interpolate(depositLines.less, { number: numbers.deposit, day: formatters.proseDay(DAYS.deposit) }),
  )
}

const toColumn = (amount: Amount) => new Prisma.Decimal(decimal(amount).toFixed())
