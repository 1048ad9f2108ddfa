import { act, render, screen, waitFor, within } from '@testing-library/react'
import { englishFormats } from '@/lib/i18n/interface-formats'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MonthCalendar } from '@/components/calendar/month-calendar'
import { ClientList, ClientToolbar } from '@/components/clients/list/client-list'
import { ClientActions } from '@/components/clients/detail/client-overview'
import { ActionCards } from '@/components/dashboard/action-cards'
import { RecentInvoices } from '@/components/dashboard/recent-invoices'
import { PresendCheckPanel } from '@/components/documents/presend-check/presend-check-panel'
import { InvoiceActions } from '@/components/documents/detail/invoice-actions'
import { InvoiceStatusProvider } from '@/components/documents/detail/invoice-status'
import type { InvoiceRow } from '@/components/documents/list/invoice-row'
import { InvoiceTable } from '@/components/documents/list/invoice-table'
import { getInvoiceHeadings } from '@/components/documents/list/list-links'
import { ListActions } from '@/components/documents/list/list-toolbar'
import { NewDocumentButton } from '@/components/documents/list/new/new-document-button'
import { InvoiceListEmptyState } from '@/components/documents/list/invoice-list-empty-state'
import { toPaymentRows } from '@/components/documents/payments/payment-rows'
import { PaymentsCard } from '@/components/documents/payments/payments-card'
import { PublicLinkCard } from '@/components/documents/public-links/public-link-card'
import { CommandHost } from '@/components/layout/command/command-host'
import { openCommandView } from '@/components/layout/command/command-store'
import { compileCommands, toAllowedCommand, parseCommand } from '@/components/layout/command/command-parser'
import { MobileNav } from '@/components/layout/shell/mobile-nav'
import { PermissionGate, PermissionsProvider } from '@/components/shared/permissions'
import { ReminderSwitch } from '@/components/shared/reminder-switch'
import { NO_FILTER } from '@/lib/documents/list/filter'
import { english } from '@/tests/factories/english'
import { ROLES, type Role } from '@/lib/core/access/actor'
import { listPermissions, roleHasPermission } from '@/lib/core/access/permissions'
import { NO_CLIENT_FILTER } from '@/lib/clients/filter'
import { router, setLocation } from '@/tests/factories/navigation'

const may = (role: Role, staffMayDelete = false) => listPermissions(role, { staffMayDelete })
const as = (role: Role, part: ReactElement, staffMayDelete = false) =>
  render(<PermissionsProvider permissions={may(role, staffMayDelete)}>{part}</PermissionsProvider>)
const writers: Role[] = ['OWNER', 'ADMIN', 'STAFF']
const readers: Role[] = ['ACCOUNTANT', 'VIEWER']

beforeEach(() => setLocation('/invoices'))

const row = (id: number, status: InvoiceRow['status']): InvoiceRow => ({
  id,
  number: `INV-${id}`,
  client: 'Grace Hopper',
  issued: 'Jan 05, 2026',
  due: 'Jan 19, 2026',
  dueShort: 'Jan 19, 2026',
  seriesId: null,
  contact: null,
  dueState: null,
  amount: '£10.00',
  balanceText: null,
  isPartiallyPaid: false,
  status,
})
const table = (
  <InvoiceTable
    rows={[row(1, 'SENT'), row(2, 'DRAFT')]}
    headings={getInvoiceHeadings(english('documents.list.column'), '/invoices', NO_FILTER)}
  />
)
const client = {
  id: 7,
  name: 'Ada',
  companyName: null,
  email: 'ada@example.com',
  phone: null,
  address: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
}
const clients = (some = [client]) => (
  <ClientList clients={some} filter={NO_CLIENT_FILTER} trail={[]} next={null} />
)

it('the permission context allows everything without a provider', () => {
  render(<PermissionGate permission="own">everything</PermissionGate>)
  expect(screen.getByText('everything')).toBeVisible()
})

it.each(ROLES)('the permission context offers %s only the new items they may create', (role) => {
  as(
    role,
    <>
      <NewDocumentButton />
      <InvoiceListEmptyState filter={NO_FILTER} />
      <RecentInvoices invoices={[]} today="2026-01-06" />
      <ActionCards />
      <MonthCalendar
        month="2026-01"
        today="2026-01-06"
        weekStart={1}
        entries={new Map()}
        isTruncated={false}
      />
      <ClientActions id={7} />
      {clients([])}
      <MobileNav />
    </>,
  )
  const offered = [
    ...screen.queryAllByRole('link').map((link) => link.getAttribute('href')!),
    ...screen.queryAllByRole('button').map((button) => button.textContent!),
  ].filter((one) => /create|edit=|Client$/.test(one))
  expect(offered.length > 0).toBe(roleHasPermission(role, 'write'))
  expect(screen.queryByText('Connect Gmail') !== null).toBe(roleHasPermission(role, 'settings'))
})

it.each(ROLES)('the permission context offers %s only the files they may download', (role) => {
  as(
    role,
    <>
      <ListActions filter={NO_FILTER} isEmpty={false} />
      <ClientToolbar filter={NO_CLIENT_FILTER} isEmpty={false} />
    </>,
  )
  expect(screen.queryAllByRole('link', { name: 'Export CSV' })).toHaveLength(
    roleHasPermission(role, 'export') ? 2 : 0,
  )
})

describe('rows of invoices', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for INV-1' }))
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  }

  it.each([
    ['STAFF', false, false],
    ['STAFF', true, true],
    ['ADMIN', false, true],
  ] as const)('let %s cancel and delete where they may (said so: %s)', async (role, said, expected) => {
    as(role, table, said)
    const items = await open()
    expect([items.includes('Mark as Cancelled'), items.includes('Delete')]).toEqual([expected, expected])
    expect(items).toContain('Mark as Paid')
  })

  it.each(readers)('have no menu for %s', (role) => {
    as(role, table)
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
    // Only members who can export can select rows.
    expect(screen.queryAllByRole('checkbox')).toHaveLength(role === 'ACCOUNTANT' ? 3 : 0)
  })

  it.each([
    ['ACCOUNTANT', ['Download PDFs']],
    ['STAFF', ['Mark as Sent', 'Mark as Paid', 'Send by email']],
    ['ADMIN', ['Mark as Sent', 'Mark as Paid', 'Send by email', 'Download PDFs', 'Delete']],
  ] as const)('offer %s for many what they may do', async (role, expected) => {
    as(role, table)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    const bar = await screen.findByRole('region', { name: 'Selected invoices' })
    const names = within(bar)
      .getAllByRole('button')
      .map((button) => button.textContent)
    expect(names.filter(Boolean)).toEqual(expected)
  })
})

it.each([
  ['ADMIN', ['Edit Ada', 'Delete Ada'], 2],
  ['STAFF', ['Edit Ada'], 0],
  ['VIEWER', [], 0],
] as const)('offers %s about clients what they may do', (role, expected, boxes) => {
  as(role, clients())
  const names = screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names.filter((name) => /^(Edit|Delete)/.test(name ?? ''))).toEqual(expected)
  expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes)
})

it.each(readers)('the permission context shows %s an invoice without actions', async (role) => {
  as(
    role,
    <InvoiceStatusProvider invoice={{ id: 7, status: 'SENT' }}>
      <InvoiceActions invoice={{ id: 7, invoiceNumber: 'INV-7' }} isShareDialogOpen />
      <PaymentsCard
        invoice={{
          id: 7,
          status: 'SENT',
          currency: 'GBP',
          balance: 10,
          issueDate: '2026-01-01',
          client: 'Northwind',
          withheld: 0,
        }}
        rows={toPaymentRows(
          {
            currency: 'GBP',
            payments: [
              { id: 1, amount: 5, credited: 0, paidOn: '2026-01-05', method: 'CASH', reference: null },
            ],
          },
          englishFormats,
        )}
        today="2026-01-06"
        receipt={{ isOn: false, to: null }}
        credit={20}
      />
      <PublicLinkCard invoiceId={7} token={null} viewed={null} expiresOn={null} today="2026-01-06" />
      <ReminderSwitch path="/api/invoices/7/reminders" enabled>
        Send reminders
      </ReminderSwitch>
    </InvoiceStatusProvider>,
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
    ...['Print', 'More actions', 'Actions for the payment of £5.00'],
  ])
  expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', '/api/invoices/7/pdf')
  expect(screen.getByText('There is no public link to this invoice.')).toBeVisible()
  expect(screen.getByRole('switch')).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(items).toEqual(['Print', 'Download PDF'])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Actions for the payment of £5.00' }))
  await screen.findByRole('menuitem', { name: 'Download receipt' })
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
})

it.each(writers)(
  'the permission context lets %s fix business-wide findings, or says who can',
  async (role) => {
    const finding = {
      rule: 'no-bank-details' as const,
      level: 'WARN' as const,
      field: 'seller.bank',
      message: 'Add bank details.',
      values: {},
      suggestion: null,
      link: '/settings?tab=bank',
    }
    global.fetch = jest.fn(async () => ({
      ok: true,
      status: 200,
      headers: new Headers(),
      text: async () => '{}',
    })) as never
    as(role, <PresendCheckPanel invoiceId={7} findings={[finding]} onChanged={() => undefined} />)
    await act(async () => userEvent.click(screen.getByRole('button', { name: /Add bank details/ })))
    const words = 'An owner or an admin can change this in the settings.'
    expect(screen.queryByText(words) !== null).toBe(role === 'STAFF')
    expect(screen.queryByRole('button', { name: 'Don’t show again' }) !== null).toBe(role !== 'STAFF')
  },
)

it('the permission context has no shortcuts or commands for forbidden actions', async () => {
  global.fetch = jest.fn(async (path: string) => ({
    ok: true,
    status: 200,
    headers: new Headers(),
    text: async () => JSON.stringify(path === '/api/businesses' ? [] : { invoices: [], clients: [] }),
  })) as never
  const { unmount } = as('VIEWER', <CommandHost />)
  await userEvent.keyboard('n')
  expect(router.push).not.toHaveBeenCalled()
  act(() => openCommandView('menu'))
  const field = await screen.findByRole('combobox')
  expect(screen.queryByText('New Invoice')).toBeNull()
  await userEvent.type(field, 'new client bob')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'))
  act(() => openCommandView(null))
  unmount()
  as('STAFF', <CommandHost />)
  await userEvent.keyboard('n')
  expect(router.push).toHaveBeenCalledWith('/invoices/create')
})

it.each([
  ['export clients', 'export'],
  ['new invoice ada', 'write'],
  ['remind ada', 'write'],
  ['mark 7 paid', 'write'],
  ['mark 7 cancelled', 'remove'],
  ['overdue', 'read'],
] as const)('understands “%s” of whoever may %s', (typed, permission) => {
  const verb = parseCommand(typed, compileCommands(english('shell.phrases')))
  for (const role of ROLES) {
    const given = toAllowedCommand(verb, (one) => roleHasPermission(role, one))
    expect([role, given !== null]).toEqual([role, roleHasPermission(role, permission)])
  }
})
