import { DOCUMENT_KINDS, STATUSES_BY_KIND } from '@/lib/documents/lifecycle/kinds'
import { describeDocumentButtons } from '@/tests/components/documents/describe-document-buttons'

const STATES = DOCUMENT_KINDS.flatMap((kind) => STATUSES_BY_KIND[kind].map((status) => ({ kind, status })))

describe.each(STATES)('the buttons of a document: $kind $status', describeDocumentButtons)
