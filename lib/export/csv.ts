import Papa from 'papaparse'

/** What spreadsheets take for the start of a formula. Only the first character counts, whatever lines follow. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u
const LINE_END = '\r\n'

export type CsvValue = string | number | boolean | null

/** The first line of a table (RFC 4180), with the mark by which Excel knows UTF-8. */
export const csvHead = (columns: readonly string[]): string => `\uFEFF${lines([columns])}`

/** Rows as lines. A text that a spreadsheet would calculate begins with an apostrophe instead. */
export const csvRow = (values: readonly CsvValue[]): string => lines([values])

const lines = (rows: readonly (readonly CsvValue[])[]): string =>
  Papa.unparse(rows as unknown[][], { newline: LINE_END, escapeFormulae: FORMULA }) + LINE_END
