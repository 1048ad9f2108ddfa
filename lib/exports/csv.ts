import Papa from 'papaparse'
import { detectDecimalSign } from '@/lib/core/money/decimal-sign'

/** What spreadsheets take for the start of a formula. Only the first character counts, whatever lines follow. */
const FORMULA = /^[=+\-@|\t\r\n＝＋－＠﹦﹢﹣﹫]/u
const LINE_END = '\r\n'

/** A number with as many decimals; others have those they need. */
export interface FixedNumber {
  number: number
  decimals: number
}
export type CsvValue = string | number | boolean | null | FixedNumber

/** How a spreadsheet reads a table where the user is: what parts cells, and what decimals follow. */
export interface CsvStyle {
  delimiter: ',' | ';'
  point: '.' | ','
}

const POINT: CsvStyle = { delimiter: ',', point: '.' }
const COMMA: CsvStyle = { delimiter: ';', point: ',' }

/**
 * Returns the CSV style for a browser's languages and the business's country. Where decimals follow a comma, spreadsheets split cells at
 * semicolons: there, a file separated by commas would be one column, and a semicolon in a text would start a cell.
 * @param languages the request's Accept-Language
 */
export const getCsvStyle = (languages: string | null, country: string | null = null): CsvStyle =>
  detectDecimalSign({ languages, country }) === ',' ? COMMA : POINT

/** The first line of a table (RFC 4180), with the mark by which Excel knows UTF-8. */
export const formatCsvHead = (columns: readonly string[], style: CsvStyle): string =>
  `\uFEFF${formatCsvRow(columns, style)}`

/** A row as a line, every cell in quotes. A text that a spreadsheet would calculate begins with an apostrophe instead. */
export const formatCsvRow = (values: readonly CsvValue[], { delimiter, point }: CsvStyle): string =>
  Papa.unparse([values.map((value) => formatCell(value, point))], {
    delimiter,
    newline: LINE_END,
    quotes: true,
  }) + LINE_END

function formatCell(value: CsvValue, point: string): string {
  if (value === null) return ''
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value
  if (typeof value === 'number') return String(value).replace('.', point)
  if (typeof value === 'boolean') return String(value)
  return value.number.toFixed(value.decimals).replace('.', point)
}
