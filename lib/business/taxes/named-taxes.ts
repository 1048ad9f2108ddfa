import type { Language } from '@/lib/core/languages'
import { getOwnProperty } from '@/lib/core/object'
import type { TaxPart } from '@/lib/core/tax/part-schema'

/** Names of taxes that are charged together, with their rates in percent. */
type NamedRates = Record<string, number>

/**
 * Spain: retailers under the recargo de equivalencia are charged it on top of VAT, at the rate that belongs to that of
 * the VAT (Ley 37/1992, art. 161). The invoice states it separately.
 */
const SPAIN: NamedRates[] = [
  { IVA: 21, 'R.E.': 5.2 },
  { IVA: 10, 'R.E.': 1.4 },
  { IVA: 4, 'R.E.': 0.5 },
]

/**
 * India: half of the rate each as CGST and SGST within a state (CGST Act 2017, s. 9, and the state's own act), all of it
 * as IGST between states (IGST Act 2017, s. 5). The invoice states rate and amount of each (CGST Rules, rule 46(l) and
 * (m)). Rates since 22 September 2025 (56th GST Council).
 */
const INDIA: NamedRates[] = [
  { CGST: 9, SGST: 9 },
  { IGST: 18 },
  { CGST: 2.5, SGST: 2.5 },
  { IGST: 5 },
  { CGST: 20, SGST: 20 },
  { IGST: 40 },
]

/**
 * Provinces of Canada whose own tax is charged beside GST, on the same amount; the others have HST or GST alone.
 * Québec: Act respecting the Québec sales tax (T-0.1), s. 16, without GST in its base since 2013. British Columbia and
 * Saskatchewan: Provincial Sales Tax Act; Manitoba: Retail Sales Tax Act (7 % since July 2019).
 */
const PROVINCES: Record<string, NamedRates> = {
  QC: { GST: 5, QST: 9.975 },
  BC: { GST: 5, PST: 7 },
  SK: { GST: 5, PST: 6 },
  MB: { GST: 5, RST: 7 },
}

const PROVINCE_CODES: Record<string, string> = {
  quebec: 'QC',
  'british columbia': 'BC',
  'colombie-britannique': 'BC',
  saskatchewan: 'SK',
  manitoba: 'MB',
}

/** What the taxes of Canada are called in French. */
const FRENCH_NAMES: Record<string, string> = { GST: 'TPS', QST: 'TVQ', PST: 'TVP', RST: 'TVD' }

/** Lists the provinces' taxes, those of the business's own province first. */
function listProvinceTaxes(state: string | null): NamedRates[] {
  const typed = (state ?? '').trim().normalize('NFD').replace(/\p{M}/gu, '')
  const own = getOwnProperty(
    PROVINCES,
    getOwnProperty(PROVINCE_CODES, typed.toLowerCase()) ?? typed.toUpperCase(),
  )
  return [...(own ? [own] : []), ...Object.values(PROVINCES).filter((taxes) => taxes !== own)]
}

function listNamedRates(country: string, state: string | null): NamedRates[] {
  if (country === 'CA') return listProvinceTaxes(state)
  if (country === 'ES') return SPAIN
  return country === 'IN' ? INDIA : []
}

/**
 * Lists the named taxes that a country charges together on one amount.
 * @param country ISO 3166-1 alpha-2
 * @param state province, as typed in the business's address
 * @param language of the business's documents: Canada's taxes have French names too
 */
export function listNamedTaxes(country: string, state: string | null, language: Language): TaxPart[][] {
  const isFrench = country === 'CA' && language === 'fr'
  return listNamedRates(country, state).map((rates) =>
    Object.entries(rates).map(([name, rate]) => ({
      name: (isFrench && FRENCH_NAMES[name]) || name,
      rate,
      compound: false,
      number: null,
    })),
  )
}
