/** Column of a table in a PDF. */
export interface TableColumn {
  label: string
  /** Share of the width that the gaps between columns leave, from 0 to 1. */
  share: number
  isRightAligned?: boolean
}

/** A row of formatted texts. A row without cells is a note between rows. */
export interface TableRow {
  cells: string[]
  /** Below the cells, over the full width. */
  note: string | null
}

/** A table with a title as a PDF document. */
export interface TableView {
  /** BCP 47. */
  language: string
  title: string
  author: string
  /** Below the title. */
  paragraphs: string[]
  columns: TableColumn[]
  rows: TableRow[]
  /** Text at the bottom of each page, with `{page}` and `{pages}`. */
  pageText: string
}
