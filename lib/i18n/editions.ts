/**
 * Edition of a document's sheet: its wording, rows and number formats. It is stored when the document is issued, so that
 * a later edition changes nothing that was sent (docs/documents.md).
 */
export const CURRENT_EDITION = 2

/** Edition of documents that were issued before editions were stored. */
export const FIRST_EDITION = 1
