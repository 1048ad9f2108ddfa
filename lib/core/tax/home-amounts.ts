import { isEuCountry } from '@/lib/core/countries/eu-members'
import { getOwnProperty } from '@/lib/core/object'

/** Amounts that are stated in the country's currency: the tax of each rate, with its net amount, or with all totals. */
export type HomeAmounts = 'TAX' | 'NET' | 'TOTALS'

/** Countries outside the EU whose invoices state tax in the country's currency, whatever currency they are in. */
const LAWS: Record<string, HomeAmounts> = {
  /** Federal Decree-Law 8 of 2017, art. 69; Cabinet Decision 52 of 2017, art. 59: the tax and the exchange rate. */
  AE: 'TAX',
  /**
   * VAT Regulations 1995, reg. 14(1)(l): the total of the tax. HMRC asks for the net amount and the tax of each rate
   * (gov.uk, "Transactions in foreign currencies and VAT").
   */
  GB: 'NET',
  /** Tax agency (国税庁), Q&A on the invoice system, on transactions in foreign currency: the tax of each rate. */
  JP: 'TAX',
  /** Bokføringsforskriften § 5-1-1 no. 6. The rate alone doesn't replace the amount (Skattedirektoratet, 25 Sep 2006). */
  NO: 'TAX',
  /** GST (General) Regulations, reg. 11; IRAS, "Invoicing in a foreign currency": totals without, of and with GST. */
  SG: 'TOTALS',
}

/**
 * Returns the amounts that a seller states in the country's currency; null if nothing requires it. In the EU it is the
 * tax, at the rate by which it becomes chargeable (Directive 2006/112/EC, art. 230 and 91). Switzerland's law has no
 * such rule (art. 26 MWSTG).
 * @param country ISO 3166-1 alpha-2
 */
export function findHomeAmounts(country: string | null | undefined): HomeAmounts | null {
  if (!country) return null
  return isEuCountry(country) ? 'TAX' : (getOwnProperty(LAWS, country) ?? null)
}
