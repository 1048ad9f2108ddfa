import type { Day } from '@/lib/core/dates'
import { sum, type Amount } from '@/lib/core/money'
import { findHomeAmounts } from '@/lib/core/tax/home-amounts'
import {
  convertAmount,
  filterCharged,
  findHomeCurrency,
  parseExchangeRate,
  sumConvertedTaxes,
  type ConvertedDocument,
} from '@/lib/documents/totals/home-taxes'
import type { ChargedTax } from '@/lib/documents/totals/types'
import type { DocumentMessages } from '@/lib/i18n/message-types'
import { interpolate } from '@/lib/i18n/texts'
import { createTaxRows } from './sum-rows'

interface HomeTaxSource extends ConvertedDocument {
  seller: ConvertedDocument['seller'] & { place?: { country: string | null } | null }
  exchangeRate?: Amount | null
  exchangeRateDate?: Day | null
}

interface Format {
  /** Formats an amount, negative where those of the document are. */
  money: (value: Amount, currency: string) => string
  date: (day: Day) => string
}

/**
 * Creates the line with the tax in the currency of the seller's country, its exchange rate and day: `VAT (19%): €17.33
 * (1 USD = 0.9123 EUR, Nov 27, 2026)`. None if nothing requires it, no tax is charged, or the rate isn't known yet.
 */
export function createHomeTaxNotes(
  source: HomeTaxSource,
  taxes: ChargedTax[],
  words: DocumentMessages,
  { money, date }: Format,
): string[] {
  const { currency, seller, exchangeRateDate } = source
  const home = findHomeCurrency(source)
  const rate = parseExchangeRate(source.exchangeRate)
  const charged = filterCharged(taxes)
  if (!home || !rate || !exchangeRateDate || charged.length === 0) return []
  const { sheet, homeTax, formatters } = words
  const format = (value: Amount) => money(value, home)
  const states = findHomeAmounts(seller.place?.country)
  const net = convertAmount(sum(taxes.map(({ taxable }) => taxable)), rate, home)
  const total = sumConvertedTaxes(charged, rate, home)
  const rows = createTaxRows(
    charged,
    false,
    words,
    (value) => format(convertAmount(value, rate, home)),
    states === 'NET',
  )
  if (rows.length > 1) rows.push({ label: homeTax.total, value: format(total), kind: 'part' })
  if (states === 'TOTALS') {
    rows.unshift({ label: sheet.net, value: format(net), kind: 'part' })
    rows.push({ label: sheet.totalWithTax, value: format(net.plus(total)), kind: 'part' })
  }
  return [
    interpolate(homeTax.note, {
      amounts: rows.map(({ label, value }) => interpolate(homeTax.row, { label, value })).join(' · '),
      currency,
      rate: formatters.number(rate),
      home,
      day: date(exchangeRateDate),
    }),
  ]
}
