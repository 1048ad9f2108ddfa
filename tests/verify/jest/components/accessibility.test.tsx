import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { ReactElement } from 'react'
import { CreditCard } from '@/components/clients/credit/credit-card'
import { RecentInvoices } from '@/components/dashboard/recent-invoices'
import { PresendCheckPanel } from '@/components/documents/presend-check/presend-check-panel'
import { MailsCard } from '@/components/documents/mail/mails-card'
import { InvoiceDocument } from '@/components/documents/document-view/invoice-document'
import { ExportCard } from '@/components/users/export/export-card'
import { AccountDeletionScreen } from '@/components/users/account-deletion/account-deletion-screen'
import { GmailCard, type GmailSummary } from '@/components/users/settings/gmail/gmail-card'
import { SilencedChecksCard } from '@/components/users/settings/invoices/silenced-checks-card'
import { CustomLabelsCard } from '@/components/users/settings/invoices/custom-labels-card'
import type { Finding } from '@/lib/presend-check/finding-response'
import { STATUSES_BY_KIND } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import { createInvoiceView } from '@/lib/documents/view/invoice-view'
import { mockApi } from '@/tests/components/documents/mock-api'
import { mockServer, renderForm } from '@/tests/components/documents/invoice-form-helpers'
import '@/components/documents/form/lines/line-suggestions'
import { createInvoiceSource } from '@/tests/factories/invoice-source'

const gmail: GmailSummary = { address: 'ada@gmail.com', since: 'Nov 21, 2026', problem: null }
const PARTS = ['/api/user/export?part=1&upTo=1000', '/api/user/export?part=2&after=1000']
const finding: Finding = {
  rule: 'no-client-email',
  level: 'WARN',
  field: 'client.email',
  message: 'Add an e-mail address for Hannah.',
  values: { client: 'Hannah' },
  suggestion: null,
  link: null,
}
const mail = (id: string, status: InvoiceMail['status'], error: string | null): InvoiceMail => ({
  id,
  kind: 'INVOICE',
  status,
  to: ['grace@example.org'],
  cc: [],
  bcc: [],
  subject: 'Invoice',
  error,
  reason: null,
  createdAt: '2025-01-05T10:00:00.000Z',
  sentAt: null,
})

// Browser tests check pages as they load; these are states that no page starts in.
it.each<[string, ReactElement]>([
  ['Gmail that is not connected', <GmailCard key="" gmail={null} />],
  ['Gmail that is connected', <GmailCard key="" gmail={gmail} />],
  ['Gmail that expired', <GmailCard key="" gmail={{ ...gmail, problem: 'It was removed.' }} />],
  ['an export of one part', <ExportCard key="" userId={7} parts={[]} />],
  ['an export of several parts', <ExportCard key="" userId={7} parts={PARTS} />],
  [
    'an account that is about to go',
    <AccountDeletionScreen
      key=""
      day="Dec 21, 2026"
      user={{ id: 7, email: 'ada@example.com' }}
      parts={PARTS}
    />,
  ],
  [
    'the check of an invoice',
    <PresendCheckPanel key="" invoiceId={7} findings={[finding]} onChanged={() => undefined} />,
  ],
  ['checks that were silenced', <SilencedChecksCard key="" silenced={['due-past', 'zero-tax']} />],
  [
    'mails that wait and failed',
    <MailsCard
      key=""
      invoiceId={7}
      mails={[mail('4', 'FAILED', 'Refused: 550'), mail('5', 'QUEUED', null)]}
      timeZone="UTC"
    />,
  ],
  [
    'the credit of a client',
    <CreditCard
      key=""
      clientId={4}
      balances={[{ currency: 'GBP', amount: 11 }]}
      rows={[]}
      today="2026-11-21"
    />,
  ],
  ['the first invoice', <RecentInvoices key="" invoices={[]} today="2026-01-06" />],
  ...STATUSES_BY_KIND.INVOICE.map((status): [string, ReactElement] => [
    `a sheet that is ${status}`,
    <InvoiceDocument
      key=""
      view={createInvoiceView(createInvoiceSource({ status }), { today: '2026-11-09' })}
    />,
  ]),
])('axe finds no violation in %s', async (_, state) => {
  const { container } = render(state)
  expect((await axe(container)).violations).toEqual([])
})

it('axe finds no violation in the custom labels', async () => {
  mockApi({ 'GET /api/user/words': { words: {} } })
  const { container } = render(<CustomLabelsCard language="en" />)
  await userEvent.click(screen.getByRole('button', { name: 'Customise wording' }))
  await screen.findByText('Other documents')
  expect((await axe(container)).violations).toEqual([])
})

it('axe finds no violation in the invoice form with an open line suggestion', async () => {
  const item = { description: 'Design', unit: null, unitPrice: 95.5, currency: 'GBP', uses: 3, tax: null }
  mockServer(() => ({ data: [{ ...item, isSaved: false }] }))
  const { user, container } = renderForm()
  await user.click(screen.getByLabelText('Description, line 1'))
  await user.paste('desi')
  await screen.findByRole('option', { name: /^Design £95.50/ })
  expect((await axe(container)).violations).toEqual([])
})
