/**
 * Laws that want an issued invoice to stay as it is, by country: protecting issued documents is recommended there. In
 * the EU all of them follow article 233 of Directive 2006/112/EC (integrity of the content).
 */
const INTEGRITY_LAWS: Record<string, string> = {
  /** § 131 Abs. 1 Z 6: entries must not be changed so that nobody can tell. */
  AT: '§ 131 BAO',
  BE: 'art. 60 § 5 WBTW / CTVA',
  /** Rz. 58 to 60 and 107 to 112, on § 146 Abs. 4 AO. */
  DE: 'GoBD',
  /** Article 8 of the regulation: systems keep invoices unchangeable (of use from 2027). */
  ES: 'RD 1007/2023',
  FR: 'art. 289, V du CGI',
  IT: 'art. 21, c. 3 DPR 633/1972',
  NL: 'art. 35b Wet OB 1968',
  PL: 'art. 106m ustawy o VAT',
  /** Article 11: programs detect changes of what was issued. */
  PT: 'DL 28/2019',
}

/**
 * Returns the law that makes protecting issued documents advisable; null where none is known.
 * @param country ISO 3166-1 alpha-2
 */
export const findIntegrityLaw = (country: string | null): string | null =>
  Object.entries(INTEGRITY_LAWS).find(([code]) => code === country)?.[1] ?? null
