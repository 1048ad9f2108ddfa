import { render, screen, within } from '@testing-library/react'
import { englishFormats } from '@/lib/i18n/interface-formats'
import { NumberList, NumberExportLinks, toNumberListRow } from '@/components/document-numbers/number-list'
import { NumberSequenceList, toNumberSequenceRow } from '@/components/document-numbers/number-sequence-list'
import type { ExplainedGap, AssignedNumber, SequenceReport } from '@/lib/reports/numbers/number-response'

const given: AssignedNumber = {
  kind: 'INVOICE',
  issueDate: '2026-11-20',
  gaps: [],
  id: 9,
  number: 'INV-0009',
  givenAt: '2026-11-22T10:34:00.000Z',
  issuedAt: null,
  skipped: null,
  invoice: {
    id: 4,
    status: 'SENT',
    dueDate: '2026-12-04',
    withheldAmount: 0,
    amountPaid: 0,
    amountCredited: 0,
  },
  clientName: 'Acme',
  totalAmount: 1200,
  currency: 'EUR',
  released: null,
}
const released = {
  at: '2026-11-23T08:00:00.000Z',
  by: 'Ada King',
  reason: 'DELETED',
  note: 'Sent twice',
} as const
const typed: ExplainedGap = {
  from: 'INV-0005',
  to: 'INV-0007',
  count: 3,
  reason: 'TYPED',
  isStart: false,
  at: '2026-11-22T10:34:00.000Z',
  by: 'Ada King',
}
const unknown = {
  from: 'INV-0008',
  to: 'INV-0008',
  count: 1,
  reason: null,
  at: null,
  by: null,
  isStart: false,
}
const TODAY = '2026-11-28'
const show = (...rows: AssignedNumber[]) =>
  render(
    <NumberList rows={rows.map((row) => toNumberListRow(row, 'Europe/Berlin', englishFormats, TODAY))} />,
  )

it.each([
  ['Sent', {}],
  ['SentOverdue', { invoice: { ...given.invoice!, dueDate: '2026-11-27' } }],
  ['SentDue today', { invoice: { ...given.invoice!, dueDate: TODAY } }],
  ['SentPart paid', { invoice: { ...given.invoice!, amountPaid: 100 } }],
  ['SentExpired', { kind: 'QUOTE', invoice: { ...given.invoice!, dueDate: '2026-11-27' } }],
] as const)('the number list has the badges of the invoice list: %s', (badges, over) => {
  show({ ...given, ...over })
  expect(screen.getAllByRole('cell').at(-1)).toHaveTextContent(badges)
})

it('the number list shows each number with its invoice and status, and the gaps', async () => {
  show(
    { ...given, gaps: [typed, unknown] },
    { ...given, id: 8, number: 'INV-0004', issuedAt: given.givenAt, invoice: null, released },
    {
      ...given,
      id: 7,
      number: 'INV-0003',
      invoice: null,
      released: { ...released, reason: 'DRAFT_DELETED', note: null },
    },
  )
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Number',
    'Client',
    'Date',
    'Created',
    'Amount',
    'Status',
  ])
  const [, first, second, third] = screen.getAllByRole('rowgroup').map((group) => within(group))
  expect(first!.getByRole('link', { name: 'INV-0009' })).toHaveAttribute('href', '/invoices/4')
  expect(first!.getByRole('cell', { name: 'Sent' })).toBeVisible()
  expect(first!.getByRole('cell', { name: 'Nov 20, 2026' })).toBeVisible()
  expect(first!.getByText('INV-0008 was never used: no reason was recorded.')).toBeVisible()
  const why =
    /^INV-0005 to INV-0007 were never used \(3\): INV-0009 was entered manually\. Nov 22, 2026, 11:34\sAM by Ada King\.$/
  expect(first!.getByText(why)).toBeVisible()
  expect(first!.getByText('€1,200.00')).toBeVisible()
  expect(second!.getByRole('link', { name: 'INV-0004' })).toHaveAttribute('href', '/invoices/numbers/8')
  expect(
    second!.getByText(/^Deleted Nov 23, 2026, 9:00\sAM by Ada King\. Sent twice\. It was issued/),
  ).toBeVisible()
  expect(third!.queryByRole('link')).toBeNull()
  expect(third!.getByText(/It can be used again/)).toBeVisible()
})

it('the number list explains the empty list', () => {
  show()
  expect(screen.getByText('No numbers yet')).toBeVisible()
})

it('the number list has a row per sequence, with a link and a mark for unexplained gaps', async () => {
  const report: SequenceReport = {
    kind: 'INVOICE',
    series: 'inv-2026-{n}',
    period: '2026',
    first: 'INV-2026-0001',
    last: 'INV-2026-0057',
    issued: 55,
    drafts: 0,
    withdrawn: 0,
    explained: 2,
    unexplained: 0,
  }
  const rows = [
    report,
    { ...report, series: null, period: null, explained: 0, unexplained: 3 },
    { ...report, series: 'inv-2025-{n}', period: '2025', explained: 0 },
  ]
  render(<NumberSequenceList rows={rows.map((row) => toNumberSequenceRow(row, '/invoices/numbers'))} />)
  const [, first, second, third] = screen.getAllByRole('row').map((row) => within(row))
  const link = first!.getByRole('link', { name: '2026' })
  expect(link).toHaveAttribute('href', '/invoices/numbers?series=inv-2026-%7Bn%7D')
  expect(first!.getByRole('cell', { name: 'INV-2026-0001 to INV-2026-0057' })).toBeVisible()
  expect(first!.getByRole('cell', { name: '55' })).toBeVisible()
  expect(first!.getByRole('cell', { name: '2 gaps explained' })).toBeVisible()
  expect(second!.getByRole('cell', { name: '3 unexplained' })).toBeVisible()
  expect(third!.getByRole('cell', { name: 'No gaps' })).toBeVisible()
  const outside = second!.getByRole('link', { name: 'Outside any sequence' })
  expect(outside).toHaveAttribute('href', '/invoices/numbers?series=-')
})

it('the number list exports the shown numbers: all, one sequence, or those outside any', () => {
  const linksOf = (series: string | null | undefined) => {
    const { unmount } = render(<NumberExportLinks series={series} />)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    unmount()
    return links
  }
  const path = '/api/invoices/numbers'
  expect(linksOf(undefined)).toEqual([`${path}/export.csv`, `${path}/report.pdf`])
  expect(linksOf('a-{n}')).toEqual([
    `${path}/export.csv?series=a-%7Bn%7D`,
    `${path}/report.pdf?series=a-%7Bn%7D`,
  ])
  expect(linksOf(null)).toEqual([`${path}/export.csv?series=-`, `${path}/report.pdf?series=-`])
})
