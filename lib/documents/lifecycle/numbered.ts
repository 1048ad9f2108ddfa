import { NUMBERED_AS, type NumberedKind } from '@/lib/business/numbering/kinds'
import { DOCUMENT_KINDS, kindOf, type Stated } from './kinds'

/** The series in which a document is numbered. */
export const seriesOf = (document: Stated): NumberedKind => NUMBERED_AS[kindOf(document)]

/** The series that there are documents for: what settings, the page of numbers and the API show. */
export const SERIES_IN_USE: readonly NumberedKind[] = [
  ...new Set(DOCUMENT_KINDS.map((kind) => NUMBERED_AS[kind])),
]
