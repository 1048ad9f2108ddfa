import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import DeleteDialog from '@/components/documents/detail/delete-dialog'
import { InvoiceActions } from '@/components/documents/detail/invoice-actions'
import { InvoiceStatusProvider } from '@/components/documents/detail/invoice-status'
import type { InvoiceRow } from '@/components/documents/list/invoice-row'
import { InvoiceTable } from '@/components/documents/list/invoice-table'
import { getInvoiceHeadings } from '@/components/documents/list/list-links'
import { PaymentsCard } from '@/components/documents/payments/payments-card'
import { NO_FILTER } from '@/lib/documents/list/filter'
import { english } from '@/tests/factories/english'
import { STATUSES_BY_KIND, type DocumentKind, type InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import type { DocumentAction } from '@/lib/documents/lifecycle/action-rules'
import { isAllowed, getActionForStatus, findNextAction } from '@/lib/documents/lifecycle/document-actions'
import { getStatusLabel } from '@/lib/documents/labels'
import { setLocation } from '@/tests/factories/navigation'

const t = english('documents')

/** Labels of the primary buttons. */
const STEPS: Partial<Record<DocumentAction, string>> = {
  issue: 'Mark as Sent',
  settle: 'Mark as Paid',
  accept: 'Mark as Accepted',
}

/** Tests every button that changes or sends a document against the transition table. */
export function describeDocumentButtons(document: { kind: DocumentKind; status: InvoiceStatus }) {
  beforeEach(() => setLocation('/invoices'))

  const row: InvoiceRow = {
    id: 7,
    number: 'INV-7',
    client: 'Grace',
    issued: 'Jan 05, 2026',
    due: 'Jan 19, 2026',
    dueShort: 'Jan 19, 2026',
    seriesId: null,
    contact: null,
    dueState: 'OVERDUE',
    amount: '£10.00',
    balanceText: null,
    isPartiallyPaid: false,
    ...document,
  }
  const table = () =>
    render(
      <InvoiceTable
        rows={[row]}
        headings={getInvoiceHeadings(english('documents.list.column'), '/invoices', NO_FILTER)}
      />,
    )
  const has = (name: string) => screen.queryByRole('button', { name }) !== null
  const steps = () => Object.fromEntries(Object.entries(STEPS).map(([act, name]) => [act, has(name)]))
  const wanted = Object.fromEntries(Object.keys(STEPS).map((act) => [act, findNextAction(document) === act]))

  it.each([false, true])(
    'the document page offers what the table allows (past its due date: %p)',
    (pastDue) => {
      render(
        <InvoiceStatusProvider invoice={{ id: 7, ...document }}>
          <InvoiceActions invoice={{ id: 7, invoiceNumber: 'INV-7' }} isPastDue={pastDue} />
        </InvoiceStatusProvider>,
      )
      const isLate = pastDue && isAllowed('remind', document)
      expect(steps()).toEqual(wanted)
      expect(has('Send reminder')).toBe(isLate)
      expect(has('Send by email')).toBe(isAllowed('send', document) && !isLate)
    },
  )

  it('recording a payment is offered if the table allows it', () => {
    const paid = { currency: 'GBP', balance: 10, issueDate: '2026-11-01', client: 'Northwind', withheld: 0 }
    const invoice = { id: 7, ...document, ...paid }
    render(
      <PaymentsCard
        invoice={invoice}
        rows={[]}
        today="2026-11-21"
        receipt={{ isOn: false, to: null }}
        credit={0}
      />,
    )
    expect(has('Record payment')).toBe(isAllowed('pay', document))
  })

  it('the document page’s menu offers recording a payment if the table allows it', async () => {
    render(
      <InvoiceStatusProvider invoice={{ id: 7, ...document }}>
        <InvoiceActions invoice={{ id: 7, invoiceNumber: 'INV-7' }} />
      </InvoiceStatusProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: t('detail.actions.more') }))
    const menu = within(await screen.findByRole('menu'))
    expect(menu.queryByRole('menuitem', { name: 'Record payment' }) !== null).toBe(isAllowed('pay', document))
  })

  it('the row menu offers what the table allows', async () => {
    table()
    await userEvent.click(screen.getByRole('button', { name: 'Actions for INV-7' }))
    const menu = within(await screen.findByRole('menu'))
    for (const status of STATUSES_BY_KIND[document.kind]) {
      const item = menu.getByRole('menuitem', { name: `Mark as ${getStatusLabel(status)}` })
      expect(item.hasAttribute('data-disabled')).toBe(
        !isAllowed(getActionForStatus(status, document), document),
      )
    }
    const acts = {
      'Send reminder': 'remind',
      'View & Share': 'share',
      Duplicate: 'copy',
      Delete: 'delete',
    } as const
    for (const [name, act] of Object.entries(acts))
      expect([name, menu.queryByRole('menuitem', { name }) !== null]).toEqual([
        name,
        isAllowed(act, document),
      ])
  })

  it('the bulk action bar offers what the table allows', async () => {
    table()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select INV-7' }))
    await screen.findByRole('region', { name: t('bulk.label', { kind: document.kind }) })
    expect(steps()).toEqual(wanted)
  })

  it('deleting offers cancellation instead, except for a draft', () => {
    render(<DeleteDialog row={row} onClose={jest.fn()} onDelete={jest.fn()} onCancel={jest.fn()} />)
    // A draft is deleted instead of cancelled.
    const isOffered = isAllowed('cancel', document) && !isAllowed('edit', document)
    expect(has(t('detail.delete.cancelInstead', { kind: document.kind }))).toBe(isOffered)
  })
}
