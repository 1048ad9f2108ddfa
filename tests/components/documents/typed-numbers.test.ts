import { getChosenQuantity } from '@/components/documents/credit-notes/credit-note-values'
import {
  computeConversionTotal,
  toConvertInput as toConversion,
} from '@/components/documents/convert/convert-fields'
import {
  createInvoiceFields,
  parseDraftFields,
  toLineFields,
  toInvoiceInput,
  computeFormTotals,
  type InvoiceFields,
} from '@/components/documents/form/invoice-form-values'
import { parsePastedRows } from '@/components/documents/form/lines/pasted-rows'
import type { ConversionStart } from '@/lib/documents/quote-billing/conversion-response'
import { detectDecimalSign, type DecimalSign } from '@/lib/core/reader-locale'
import { parseAmount } from '@/lib/core/money/parse'
import { createDemoInvoice, parseDemoNumbers } from '@/lib/demo-invoice/demo-invoice'
import { createLine } from './invoice-form-helpers'
import { SELLER } from '../../factories/invoice-source'

const formOf = (decimalSign: DecimalSign, over: Partial<InvoiceFields> = {}): InvoiceFields => ({
  ...createInvoiceFields({
    decimalSign,
    client: null,
    currency: 'EUR',
    invoiceNumber: '1',
    today: '2026-11-09',
    paymentTerms: 14,
    tax: { rate: 0, category: null, reason: null },
    texts: {},
    seller: SELLER,
  }),
  ...over,
})

const lineIn = (sign: DecimalSign, over: Parameters<typeof createLine>[1]) =>
  toInvoiceInput(formOf(sign, { lineItems: [createLine('Work', over)] })).lineItems[0] as Record<
    string,
    unknown
  >

const START = {
  currency: 'EUR',
  totalAmount: 9000,
  lineItems: [] as unknown[],
  made: [] as unknown[],
} as ConversionStart

const conversion = (decimalSign: DecimalSign, amount: string) => ({
  decimalSign,
  to: 'DEPOSIT' as const,
  lines: [],
  by: 'amount' as const,
  percent: '',
  amount,
  again: false,
  requestId: '',
})

/** Fields that take an amount or a quantity, and the parser of each. */
const FIELDS: Record<string, (text: string, sign: DecimalSign) => unknown> = {
  'price of a line': (unitPrice, sign) => lineIn(sign, { unitPrice }).unitPrice,
  'quantity of a line': (quantity, sign) => lineIn(sign, { quantity }).quantity,
  'quantity with a unit': (text, sign) => lineIn(sign, { quantity: `${text} kg` }).quantity,
  'discount of a line': (discount, sign) => (lineIn(sign, { discount }).discount as { value: number }).value,
  'discount of a document': (discount, sign) => toInvoiceInput(formOf(sign, { discount })).discount?.value,
  'total of the preview': (unitPrice, sign) =>
    computeFormTotals(
      formOf(sign, { lineItems: [createLine('Work', { unitPrice })] }),
    ).totalAmount.toNumber(),
  'price of a pasted row': (text, sign) => {
    const [pasted] = parsePastedRows(`Work\t2\t${text}`, sign)!
    return lineIn(sign, pasted!).unitPrice
  },
  'quantity of a pasted row': (text, sign) => {
    const [pasted] = parsePastedRows(`Work\t${text}\t10`, sign)!
    return lineIn(sign, pasted!).quantity
  },
  deposit: (text, sign) => toConversion(conversion(sign, text)).amount,
  'sum of a deposit': (text, sign) => computeConversionTotal(conversion(sign, text), START)?.toNumber(),
  'quantity to credit': (text, decimalSign) => getChosenQuantity({ decimalSign }, text),
  'payment, credit, refund, saved item': parseAmount,
  'price on the landing page': (unitPrice, sign) =>
    parseDemoNumbers(
      { ...createDemoInvoice('2026-11-09', 'EUR'), lines: [{ description: '', quantity: '1', unitPrice }] },
      sign,
    ).lines[0]!.unitPrice,
}

const READ: Record<string, Record<string, number>> = {
  'de-DE': { '1.500': 1500, '1,500': 1.5, '1.234,5': 1234.5, "1'500": 1500, '1 500': 1500 },
  'fr-FR': { '1.500': 1500, '1,500': 1.5, '1.234,5': 1234.5, "1'500": 1500, '1 500': 1500 },
  'de-CH': { '1.500': 1.5, '1,500': 1500, '1.234,5': 1234.5, "1'500": 1500, '1 500': 1500 },
  'en-GB': { '1.500': 1.5, '1,500': 1500, '1.234,5': 1234.5, "1'500": 1500, '1 500': 1500 },
}

describe.each(Object.keys(FIELDS))('%s', (field) => {
  it.each(Object.keys(READ))('is parsed as a browser in %s formats it', (languages) => {
    const sign = detectDecimalSign({ languages })
    const texts = Object.keys(READ[languages]!)
    expect(Object.fromEntries(texts.map((text) => [text, FIELDS[field]!(text, sign)]))).toEqual(
      READ[languages],
    )
  })
})

it.each(['.', ','] as const)('reads back what is stored as it was, where decimals follow %p', (sign) => {
  const stored = {
    kind: 'ITEM' as const,
    description: 'Work',
    quantity: 1.125,
    unit: 'kg',
    unitPrice: 12.125,
    discount: { kind: 'AMOUNT' as const, value: 1.125 },
    tax: null,
  }
  const [read] = toInvoiceInput(formOf(sign, { lineItems: toLineFields([stored], sign) })).lineItems
  const { kind: _, ...figures } = stored
  expect(read).toMatchObject(figures)
})

it('the form keeps the units of a stored draft when the language of the interface changes', () => {
  const lineItems = [createLine('Work', { quantity: '3 days' }), createLine('Plan', { quantity: '3h 45m' })]
  const stored = formOf('.', { lineItems })
  const read = parseDraftFields(stored, formOf('.', { unitLanguage: 'de' }))!
  expect(read.lineItems.map(({ quantity }) => quantity)).toEqual(['3 Tage', '3.75 h'])
  expect(toInvoiceInput(read).lineItems).toMatchObject([{ quantity: 3, unit: 'day' }, { quantity: 3.75 }])
  expect(parseDraftFields(stored, formOf('.', { unitLanguage: 'en' }))!.lineItems[1]!.quantity).toBe('3h 45m')
})

it('the form keeps the meaning of a stored draft when the browser’s language changes', () => {
  const lineItems = [createLine('Work', { quantity: '1,5 h', unitPrice: '1.500', discount: '2.000' })]
  const kept = formOf(',', { lineItems, discount: '1.250' })
  const revived = parseDraftFields(JSON.parse(JSON.stringify(kept)), formOf('.'))!
  expect(revived.lineItems[0]).toMatchObject({ quantity: '1.5 h', unitPrice: '1500', discount: '2000' })
  expect(revived.discount).toBe('1250')
})
