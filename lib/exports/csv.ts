import Papa from 'papaparse'
import { detectDecimalSign, type Reader } from '@/lib/core/reader-locale'

/**
 * Characters that start a formula in a spreadsheet. Only the first character of a cell counts, even in multi-line text.
 */
const FORMULA = /^[=+\-@|\t\r\n＝＋－＠﹦﹢﹣﹫]/u
const LINE_END = '\r\n'

/** A number with fixed decimals; plain numbers have as many as they need. */
export interface FixedNumber {
  number: number
  decimals: number
}
export type CsvValue = string | number | boolean | null | FixedNumber

/** CSV dialect that the user's spreadsheet expects: cell delimiter and decimal separator. */
export interface CsvStyle {
  delimiter: ',' | ';'
  point: '.' | ','
}

const POINT: CsvStyle = { delimiter: ',', point: '.' }
const COMMA: CsvStyle = { delimiter: ';', point: ',' }

/**
 * Returns the CSV style that a reader's spreadsheet expects. Where the decimal separator is a comma, spreadsheets split
 * cells at semicolons: a comma-separated file would open as one column there, and a semicolon in a text would start a
 * new cell.
 */
export const getCsvStyle = (reader: Reader): CsvStyle => (detectDecimalSign(reader) === ',' ? COMMA : POINT)

/** Formats the header row (RFC 4180), with the byte order mark by which Excel detects UTF-8. */
export const formatCsvHead = (columns: readonly string[], style: CsvStyle): string =>
  `\uFEFF${formatCsvRow(columns, style)}`

/**
 * Formats a row with every cell quoted. Text that a spreadsheet would evaluate is prefixed with an apostrophe (CSV
 * injection).
 */
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
