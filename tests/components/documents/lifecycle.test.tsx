import type { DocumentKind, InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import { describeDocumentButtons } from './describe-document-buttons'

// The table itself is tested in tests/lib/documents/lifecycle.test.ts, and every state of every kind in `npm run verify`.
describe.each<{ kind: DocumentKind; status: InvoiceStatus }>([
  { kind: 'INVOICE', status: 'DRAFT' },
  { kind: 'INVOICE', status: 'SENT' },
  { kind: 'INVOICE', status: 'PAID' },
  { kind: 'QUOTE', status: 'SENT' },
])('the buttons of a document: $kind $status', describeDocumentButtons)
