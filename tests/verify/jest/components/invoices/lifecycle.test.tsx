import { DOCUMENT_KINDS, STATUSES_OF } from '@/lib/documents/lifecycle/kinds'
import { describeButtons } from '@/tests/components/invoices/describe-buttons'

const STATES = DOCUMENT_KINDS.flatMap((kind) => STATUSES_OF[kind].map((status) => ({ kind, status })))

describe.each(STATES)('the buttons of a document: $kind $status', describeButtons)
