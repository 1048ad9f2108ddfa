/** A column of a table on paper. */
export interface TableColumn {
  label: string
  /** Of the width of the page. */
  share: number
  isRight?: boolean
}

/** A row, every text final. One without cells is a remark between the rows. */
export interface TableRow {
  cells: string[]
  /** Stands below the cells, over the whole width. */
  note: string | null
}

/** A list of many rows as a document of its own: what it is, whose and how it stands, then the table. */
export interface TableView {
  title: string
  author: string
  /** Under the title, each a paragraph. */
  lines: string[]
  columns: TableColumn[]
  rows: TableRow[]
}
