import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { getOwnProperty } from '@/lib/core/object'

/**
 * Patterns of the lines about the company itself (register, court, seat, capital, directors) on business letters, by
 * country. The laws are in docs/countries.md.
 */
const PATTERNS: Record<string, RegExp> = {
  AT: /^Sitz\b|Firmenbuch|\bFN \d/,
  BE: /\bRP[MR]\b|\bsiège\b|maatschappelijke zetel/i,
  DE: /^Sitz\b|Registergericht|Handelsregister|\bHR[AB]\b|Geschäftsführ|Vorstand|Aufsichtsrat/,
  FR: /\bRCS\b|capital social|\bau capital d|Entrepreneur individuel|\bEI\b/,
  GB: /Registered in |Registered office|Company no\b|Company number/i,
  IN: /\bCIN\b/,
  IT: /\bREA\b|Registro (delle )?imprese|capitale sociale/i,
  PL: /\bKRS\b|Sąd Rejonowy|kapitał zakładowy/i,
  PT: /capital social|Conservatória|Registo Comercial/i,
  SE: /^Säte\b|styrelsens säte|F-skatt/i,
}

/**
 * Picks the lines of a document's terms that the law requires on every business letter of a company; null if there are
 * none. The other lines are about payment.
 */
export function pickCompanyMentions(
  terms: string | null | undefined,
  country: string | null | undefined,
): string | null {
  const pattern = getOwnProperty(PATTERNS, toIsoCountry(country) ?? '')
  const lines = pattern ? (terms ?? '').split('\n').filter((line) => pattern.test(line.trim())) : []
  return lines.length > 0 ? lines.join('\n') : null
}
