import { findReaderLocale, type LocaleHints } from '../reader-locale'

/** Decimal separator of numbers. The other character groups thousands. */
export type DecimalSign = '.' | ','

/** Returns the decimal separator of the browser's first language, or else of the country. */
export function detectDecimalSign(reader: LocaleHints): DecimalSign {
  const locale = findReaderLocale(reader)
  if (!locale) return '.'
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}
