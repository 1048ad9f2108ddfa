import { isEuCountry } from '@/lib/core/countries/eu-members'
import type { Language } from '@/lib/core/languages'
import { getOwnProperty } from '@/lib/core/object'
import type { TaxCategory } from '@/lib/core/tax/categories'
import { getCombinedRate } from '@/lib/core/tax/parts'
import type { TaxPart } from '@/lib/core/tax/part-schema'
import { listNamedTaxes } from './named-taxes'
import { findServiceAbroadNote } from './service-abroad'

/** Tax rate suggested to a business by country; the business can change it. */
interface OfferedTax {
  kind:
    | 'rate'
    | 'parts'
    | 'smallBusiness'
    | 'reverseCharge'
    | 'serviceAbroad'
    | 'withinEu'
    | 'export'
    | 'zeroRate'
  /** What the country calls the tax. */
  tax: TaxName
  /** Percent. */
  rate: number
  category: TaxCategory
  reason: string | null
  /** Named taxes that it consists of, for the kind `parts`. */
  parts?: TaxPart[]
}

type TaxName = 'VAT' | 'GST' | 'GST/HST' | 'IVA' | 'IGV' | 'CONSUMPTION_TAX'

interface Country {
  tax: TaxName
  /** Percent, the standard rate first. */
  rates: number[]
  /** Note printed by a business below the VAT threshold. */
  small?: string
  /** Set where such a business is outside the scope of the tax rather than exempt from it. */
  isOutside?: true
}

/**
 * Rates of November 2026. EU rates are those of TEDB (the Commission's database); Austria's 4.9 % since July 2026,
 * Finland's 13.5 % since January 2026, Romania's 21 and 11 % since August 2025, Estonia's 24 % since July 2025,
 * Slovakia's 23 and 19 % since January 2025, Switzerland's since January 2024 (MWSTG Art. 25),
 * Nova Scotia's 14 % since April 2025; Malta's 12 % since 2024 (Legal Notice 231/2023); India's 40 % since 22 September
 * 2025 (56th GST Council). French notes may name the articles of the CGI until the end of 2027, although the rules moved
 * to the CIBS on 1 September 2026 (ordonnance 2025-1247). Notes changed in 2025: § 34a UStDV, and
 * the Belgian decree no. 1, article 5.
 */
const COUNTRIES: Record<string, Country> = {
  AT: {
    tax: 'VAT',
    rates: [20, 13, 10, 4.9],
    small: 'Umsatzsteuerbefreit – Kleinunternehmer gem. § 6 Abs. 1 Z 27 UStG',
  },
  BE: {
    tax: 'VAT',
    rates: [21, 12, 6],
    small: 'Bijzondere vrijstellingsregeling van belasting / Régime particulier de la franchise de taxe',
  },
  BG: { tax: 'VAT', rates: [20, 9] },
  CY: { tax: 'VAT', rates: [19, 9, 5, 3] },
  CZ: { tax: 'VAT', rates: [21, 12], small: 'Neplátce DPH', isOutside: true },
  DE: { tax: 'VAT', rates: [19, 7], small: 'Steuerfrei nach § 19 UStG (Kleinunternehmer)' },
  DK: { tax: 'VAT', rates: [25] },
  EE: { tax: 'VAT', rates: [24, 13, 9] },
  ES: { tax: 'VAT', rates: [21, 10, 4] },
  FI: {
    tax: 'VAT',
    rates: [25.5, 13.5, 10],
    small: 'Ei arvonlisäverovelvollinen, vähäinen toiminta (AVL 3 §)',
  },
  FR: { tax: 'VAT', rates: [20, 10, 5.5, 2.1], small: 'TVA non applicable, art. 293 B du CGI' },
  GR: { tax: 'VAT', rates: [24, 13, 6] },
  HR: { tax: 'VAT', rates: [25, 13, 5], small: 'PDV nije obračunat temeljem čl. 90. Zakona o PDV-u' },
  HU: { tax: 'VAT', rates: [27, 18, 5], small: 'Alanyi adómentes' },
  IE: { tax: 'VAT', rates: [23, 13.5, 9] },
  IT: {
    tax: 'VAT',
    rates: [22, 10, 5, 4],
    small:
      'Operazione effettuata ai sensi dell’art. 1, commi da 54 a 89, della Legge n. 190/2014 – Regime forfettario. Non soggetta a ritenuta d’acconto (comma 67)',
    isOutside: true,
  },
  LT: { tax: 'VAT', rates: [21, 12, 5] },
  LU: {
    tax: 'VAT',
    rates: [17, 14, 8, 3],
    small: 'TVA non applicable – régime de franchise, art. 57 de la loi TVA',
  },
  LV: { tax: 'VAT', rates: [21, 12, 5] },
  MT: { tax: 'VAT', rates: [18, 12, 7, 5] },
  NL: { tax: 'VAT', rates: [21, 9], small: 'Factuur vrijgesteld van OB o.g.v. artikel 25 Wet OB' },
  PL: { tax: 'VAT', rates: [23, 8, 5], small: 'Zwolnienie na podstawie art. 113 ust. 1 ustawy o VAT' },
  PT: { tax: 'VAT', rates: [23, 13, 6], small: 'IVA – regime de isenção (artigo 53.º do CIVA)' },
  RO: { tax: 'VAT', rates: [21, 11] },
  SE: {
    tax: 'VAT',
    rates: [25, 12, 6],
    small: 'Undantag från skatteplikt enligt 18 kap. mervärdesskattelagen',
  },
  SI: { tax: 'VAT', rates: [22, 9.5, 5], small: 'DDV ni obračunan na podlagi 1. odstavka 94. člena ZDDV-1' },
  SK: { tax: 'VAT', rates: [23, 19, 5], small: 'Neplatiteľ DPH', isOutside: true },
  GB: { tax: 'VAT', rates: [20, 5] },
  CH: {
    tax: 'VAT',
    rates: [8.1, 2.6, 3.8],
    small: 'Nicht mehrwertsteuerpflichtig / Non assujetti à la TVA / Non assoggettato all’IVA',
    isOutside: true,
  },
  LI: { tax: 'VAT', rates: [8.1, 2.6, 3.8] },
  NO: { tax: 'VAT', rates: [25, 15, 12] },
  IS: { tax: 'VAT', rates: [24, 11] },
  AU: { tax: 'GST', rates: [10], small: 'No GST has been charged', isOutside: true },
  NZ: { tax: 'GST', rates: [15] },
  CA: { tax: 'GST/HST', rates: [5, 13, 14, 15] },
  JP: { tax: 'CONSUMPTION_TAX', rates: [10, 8] },
  SG: { tax: 'GST', rates: [9] },
  // CGST with SGST, or IGST: named taxes only. CGST Rules, r. 5(1)(f): the composition scheme.
  IN: {
    tax: 'GST',
    rates: [],
    small: 'Composition taxable person, not eligible to collect tax on supplies',
    isOutside: true,
  },
  ZA: { tax: 'VAT', rates: [15] },
  MX: { tax: 'IVA', rates: [16, 8] },
  AR: { tax: 'IVA', rates: [21, 10.5] },
  CL: { tax: 'IVA', rates: [19] },
  CO: { tax: 'IVA', rates: [19, 5] },
  PE: { tax: 'IGV', rates: [18] },
  TR: { tax: 'VAT', rates: [20, 10, 1] },
  IL: { tax: 'VAT', rates: [18] },
  AE: { tax: 'VAT', rates: [5] },
  SA: { tax: 'VAT', rates: [15] },
  KR: { tax: 'VAT', rates: [10] },
  TH: { tax: 'VAT', rates: [7] },
  PH: { tax: 'VAT', rates: [12] },
  KE: { tax: 'VAT', rates: [16] },
  NG: { tax: 'VAT', rates: [7.5] },
  UA: { tax: 'VAT', rates: [20, 7] },
}

/**
 * Countries outside the EU where the buyer may owe the tax: at home (GB: construction; NO: gold, emission permits) or in
 * the EU (CH, LI).
 */
const REVERSE_CHARGE_COUNTRIES = new Set(['GB', 'NO', 'CH', 'LI'])

/** Notes in a country's own wording: HMRC's for construction (VATREVCON), mval. § 11-1. */
const REVERSE_CHARGE_NOTES: Record<string, string | undefined> = {
  GB: 'Reverse charge: VAT Act 1994 Section 55A applies',
  NO: 'Omvendt avgiftsplikt',
}

export interface StandardRate {
  tax: TaxName
  /** Percent. */
  rate: number
}

/** Returns a country's standard rate; null if there is none, or if it depends on the province, as in Canada. */
export function findStandardRate(country: string | null | undefined): StandardRate | null {
  const rules = getOwnProperty(COUNTRIES, country ?? '')
  const rate = rules?.rates[0]
  return rules && rate !== undefined && rules.tax !== 'GST/HST' ? { tax: rules.tax, rate } : null
}

interface OfferedTo {
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** State or province, as typed in the business's address. */
  state: string | null
  /** Language of the business's documents. */
  language: Language
}

/** Lists the tax rates offered to a new business; none for an unknown country. */
export function listOfferedTaxes({ country, state, language }: OfferedTo): OfferedTax[] {
  const rules = COUNTRIES[country ?? '']
  if (!rules || !country) return []
  const { tax, rates, small, isOutside } = rules
  const charged = { tax, category: 'S', reason: null } as const
  return [
    ...rates.map((rate): OfferedTax => ({ kind: 'rate', rate, ...charged })),
    ...listNamedTaxes(country, state, language).map((parts): OfferedTax => ({
      kind: 'parts',
      rate: getCombinedRate(parts),
      parts,
      ...charged,
    })),
    ...(small
      ? [{ kind: 'smallBusiness', tax, rate: 0, category: isOutside ? 'O' : 'E', reason: small } as const]
      : []),
    ...listUntaxedOffers(country).map(({ kind, category, reason = null }): OfferedTax => ({
      kind,
      tax,
      rate: 0,
      category,
      reason,
    })),
  ]
}

type UntaxedOffer = Pick<OfferedTax, 'kind' | 'category'> & { reason?: string | null }

/**
 * Lists the taxes of supplies that are not taxed at home. A service to a business abroad is a reverse charge within the
 * EU and outside the tax elsewhere; `export` is for goods.
 */
function listUntaxedOffers(country: string): UntaxedOffer[] {
  const serviceAbroad: UntaxedOffer = {
    kind: 'serviceAbroad',
    category: 'O',
    reason: findServiceAbroadNote(country),
  }
  const reverseCharge: UntaxedOffer = {
    kind: 'reverseCharge',
    category: 'AE',
    reason: REVERSE_CHARGE_NOTES[country],
  }
  // Only members of the EU distinguish supply within it from export.
  if (isEuCountry(country))
    return [
      reverseCharge,
      serviceAbroad,
      { kind: 'withinEu', category: 'K' },
      { kind: 'export', category: 'G' },
    ]
  return [
    ...(REVERSE_CHARGE_COUNTRIES.has(country) ? [reverseCharge] : []),
    ...(serviceAbroad.reason ? [serviceAbroad] : []),
    { kind: 'zeroRate', category: 'Z' },
  ]
}
