import type { DocumentKind, InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import { describeDocumentButtons } from './describe-document-buttons'

// tests/lib/documents/lifecycle.test.ts tests the table itself, and `npm run verify` every status of every kind.
describe.each<{ kind: DocumentKind; status: InvoiceStatus }>([
  { kind: 'INVOICE', status: 'DRAFT' },
  { kind: 'INVOICE', status: 'SENT' },
  { kind: 'INVOICE', status: 'PAID' },
  { kind: 'QUOTE', status: 'SENT' },
])('the buttons of a document: $kind $status', describeDocumentButtons)
