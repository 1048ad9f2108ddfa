import { getOwnProperty } from '@/lib/core/object'

/**
 * Laws that require an issued invoice to stay unchanged, by country: protecting issued documents is recommended there.
 * In the EU they implement article 233 of Directive 2006/112/EC (integrity of the content).
 */
const INTEGRITY_LAWS: Record<string, string> = {
  /** § 131 Abs. 1 Z 6: changes of entries must remain visible. */
  AT: '§ 131 BAO',
  BE: 'art. 60 § 5 WBTW / CTVA',
  /** Rz. 58 to 60 and 107 to 112, on § 146 Abs. 4 AO. */
  DE: 'GoBD',
  /** Article 8 of the regulation: systems must keep invoices unchangeable (applies from 2027). */
  ES: 'RD 1007/2023',
  FR: 'art. 289, V du CGI',
  IT: 'art. 21, c. 3 DPR 633/1972',
  NL: 'art. 35b Wet OB 1968',
  PL: 'art. 106m ustawy o VAT',
  /** Article 11: programs must detect changes of what was issued. */
  PT: 'DL 28/2019',
}

/**
 * Returns the law that makes protecting issued documents advisable; null where none is known.
 * @param country ISO 3166-1 alpha-2
 */
export const findIntegrityLaw = (country: string | null): string | null =>
  getOwnProperty(INTEGRITY_LAWS, country ?? '') ?? null
