/** Column of a table in a PDF. */
export interface TableColumn {
  label: string
  /** Share of the page width. */
  share: number
  isRight?: boolean
}

/** A row of final texts. Without cells, it is a note between rows. */
export interface TableRow {
  cells: string[]
  /** Below the cells, over the full width. */
  note: string | null
}

/** A table with a title as a PDF document. */
export interface TableView {
  title: string
  author: string
  /** Paragraphs below the title. */
  lines: string[]
  columns: TableColumn[]
  rows: TableRow[]
}
