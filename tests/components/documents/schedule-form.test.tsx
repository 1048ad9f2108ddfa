import Link from 'next/link'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NewClientDialog } from '@/components/clients/editor/new-client-dialog'
import { EndedSchedule } from '@/components/documents/recurring/ended-schedule'
import { ScheduleForm } from '@/components/documents/recurring/schedule-form'
// Preloaded, so that no test waits for a lazy import to compile.
import '@/components/documents/recurring/schedule-form-resolver'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import '@/components/shared/unsaved/leave-confirm-dialog'
import type { RecurringSchedule } from '@/lib/recurring/schedules/schedule-response'
import { mapTexts } from '@/lib/documents/texts'
import { createCharges, PLAIN_LINE } from '@/lib/documents/totals/charges'
import { SELLER } from '../../factories/invoice-source'
import { chooseOption } from '../../factories/select'
import { mockApi, ApiFailure, getToastText } from './mock-api'
import { CLIENTS } from './invoice-form-helpers'

const series: RecurringSchedule = {
  id: 3,
  version: 5,
  clientId: 2,
  clientName: 'Ada Lovelace',
  clientDeleted: false,
  currency: 'GBP',
  ...createCharges(20),
  ...mapTexts(() => null),
  notes: 'For {month-1}',
  paymentMethod: 'BANK_TRANSFER',
  paymentTerms: 14,
  lineItems: [
    {
      description: 'Retainer {period}',
      quantity: 2,
      unit: null,
      kind: 'ITEM' as const,
      ...PLAIN_LINE,
      unitPrice: 50,
    },
  ],
  subtotal: 100,
  taxAmount: 20,
  totalAmount: 120,
  frequency: 'MONTHLY',
  every: 1,
  startsOn: '2026-01-31',
  endsOn: null,
  maxRuns: null,
  status: 'ACTIVE',
  autoSend: false,
  missed: 'EACH',
  problem: null,
  reason: null,
  written: 9,
  nextDates: ['2026-11-30', '2026-12-31'],
  missedDates: [],
  language: null,
  secondLanguage: null,
  next: null,
  restartsOn: null,
  monthEndCorrection: null,
  invoices: [],
}
const formOf = (over: Partial<RecurringSchedule> = {}, nextNumber = 'INV-0012') => (
  <>
    <Link href="/elsewhere">Elsewhere</Link>
    <ScheduleForm
      series={{ ...series, ...over }}
      nextNumber={nextNumber}
      taxes={[]}
      clients={CLIENTS}
      moreClients={false}
      NewClient={NewClientDialog}
      currencies={['USD', 'GBP']}
      defaultCurrency="GBP"
      seller={SELLER}
      today="2026-11-21"
      invoices={null}
    >
      <p>How it stands</p>
    </ScheduleForm>
    <UnsavedChangesGuard />
  </>
)
const preview = () => within(screen.getByRole('complementary', { name: 'Next invoice' }))
const label = (name: string) => screen.getByLabelText(name)
/** Replaces a field's value at once, which renders the form once instead of once per key. */
const fill = (name: string, value: string) => fireEvent.change(label(name), { target: { value } })
const saveIt = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
const dates = () =>
  within(screen.getByRole('list', { name: 'Next dates' }))
    .getAllByRole('listitem')
    .map((date) => date.textContent)

it('the schedule form previews the next invoice', async () => {
  render(formOf())
  expect(label('Description, line 1')).toHaveValue('Retainer {period}')
  expect(label('Next invoice on')).toHaveValue('2026-11-30')
  // Counted from the 31st, although the next date is the 30th.
  expect(dates().slice(0, 3)).toEqual(['Nov 30, 2026', 'Dec 31, 2026', 'Jan 31, 2027'])
  expect(preview().getByText('Retainer 1–30 November 2026')).toBeVisible()
  expect(preview().getByText('For October')).toBeVisible()
  expect(preview().getByText('Dec 14, 2026')).toBeVisible()
  expect(preview().getByText('Due in 14 days')).toBeVisible()
  expect(preview().getAllByText('INV-0012').length).toBeGreaterThan(0)
})

it('the schedule form follows the input, and explains each placeholder', async () => {
  render(formOf())
  fill('Next invoice on', '2027-01-15')
  fill('Due after', '30')
  await waitFor(() => expect(preview().getByText('Retainer 1–31 January 2027')).toBeVisible())
  expect(preview().getByText('Feb 14, 2027')).toBeVisible()
  const help = screen.getByText('On an invoice dated Jan 15, 2027:')
  expect(help.parentElement).toHaveTextContent('{month-1 year}December 2026')
  expect(help.parentElement).toHaveTextContent('{period-1}1–31 December 2026')
})

it('the schedule form saves everything with the loaded version, and continues from the saved one', async () => {
  const calls = mockApi({ 'PATCH /api/series/3': { ...series, version: 6, notes: 'Saved' } })
  render(formOf())
  fill('Unit price, line 1', '75')
  await chooseOption(label('If invoices were missed'), 'Ask me')
  await saveIt()
  await waitFor(() =>
    expect(getToastText()).toEqual(['Recurring invoice saved', 'Your changes apply to future invoices.']),
  )
  expect(calls[0]!.body).toEqual({
    clientId: 2,
    currency: 'GBP',
    ...createCharges(20),
    taxParts: null,
    ...mapTexts(() => null),
    notes: 'For {month-1}',
    paymentMethod: 'BANK_TRANSFER',
    paymentTerms: 14,
    language: null,
    secondLanguage: null,
    lineItems: [
      {
        description: 'Retainer {period}',
        quantity: 2,
        unit: null,
        kind: 'ITEM' as const,
        ...PLAIN_LINE,
        unitPrice: 75,
      },
    ],
    frequency: 'MONTHLY',
    every: 1,
    endsOn: null,
    maxRuns: null,
    autoSend: false,
    nextOn: '2026-11-30',
    missed: 'ASK',
    version: 5,
  })
  expect(label('Notes')).toHaveValue('Saved')
  fill('Unit price, line 1', '80')
  await saveIt()
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]!.body).toMatchObject({ version: 6 })
})

it('the schedule form shows errors of the schema and of the server at their fields', async () => {
  const past = 'Nov 1, 2026 is in the past. Choose today or a later day for the next invoice.'
  const calls = mockApi({
    'PATCH /api/series/3': new ApiFailure(422, { message: past, errors: { nextOn: [past] } }),
  })
  render(formOf())
  fill('Next invoice on', '')
  fill('Due after', '')
  await saveIt()
  await waitFor(() =>
    expect(label('Next invoice on')).toHaveAccessibleDescription('Choose the day of the next invoice'),
  )
  expect(label('Due after')).toHaveAccessibleDescription('Payment terms are a whole number of days')
  expect(label('Next invoice on')).toHaveFocus()
  expect(calls).toEqual([])
  fill('Next invoice on', '2026-11-01')
  fill('Due after', '14')
  await saveIt()
  await waitFor(() => expect(label('Next invoice on')).toHaveAccessibleDescription(past))
})

it('the schedule form keeps the input if somebody else saved first', async () => {
  const changed = 'This series has changed since you opened it. Reload it to see the latest version.'
  mockApi({ 'PATCH /api/series/3': new ApiFailure(409, { message: changed }) })
  render(formOf())
  await userEvent.type(label('Notes'), '!')
  await saveIt()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(changed))
  expect(label('Notes')).toHaveValue('For {month-1}!')
})

it('the schedule form asks before it discards input', async () => {
  render(formOf())
  await userEvent.type(label('Notes'), '!')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  const question = await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(label('Notes')).toHaveValue('For {month-1}!')
})

it('the schedule form saves nothing until something has changed', async () => {
  const calls = mockApi({ 'PATCH /api/series/3': { ...series, version: 6 } })
  render(formOf())
  const button = screen.getByRole('button', { name: 'Save Changes' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await saveIt()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  fill('Due after', '30')
  expect(button).toHaveAttribute('aria-disabled', 'false')
  await saveIt()
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  expect(calls).toHaveLength(1)
})

it('the schedule form updates the next date and number with the recurrence, and keeps the input', async () => {
  const { rerender } = render(formOf())
  await userEvent.type(label('Notes'), '!')
  await act(async () => rerender(formOf({ nextDates: ['2026-12-31'] }, 'INV-0013')))
  expect((await preview().findAllByText('INV-0013')).length).toBeGreaterThan(0)
  expect(label('Next invoice on')).toHaveValue('2026-12-31')
  expect(label('Notes')).toHaveValue('For {month-1}!')
})

it('the schedule form asks for another client if the old one was deleted', () => {
  render(formOf({ clientDeleted: true }))
  expect(screen.getByRole('combobox', { name: 'Client' })).toHaveTextContent('Search your clients')
})

describe('an ended schedule', () => {
  const ended: RecurringSchedule = {
    ...series,
    status: 'ENDED',
    nextDates: [],
    endsOn: '2026-10-31',
    maxRuns: 9,
    restartsOn: '2026-11-30',
  }
  const renderEnded = () =>
    render(
      <EndedSchedule
        series={ended}
        schedule={ended}
        summary={{ nextDates: [], missedDates: [] }}
        nextNumber="INV-0012"
        taxes={[]}
        clients={CLIENTS}
        moreClients={false}
        NewClient={NewClientDialog}
        currencies={['USD', 'GBP']}
        defaultCurrency="GBP"
        seller={SELLER}
        today="2026-11-21"
        invoices={<p>Its invoices</p>}
      />,
    )

  it('has neither next dates nor a form, and shows its invoices', () => {
    renderEnded()
    expect(screen.getByText('Ended')).toBeVisible()
    expect(screen.getByText('Its invoices')).toBeVisible()
    expect(screen.queryByText(/next invoice/i)).not.toBeInTheDocument()
    expect(screen.queryByText('Next dates')).not.toBeInTheDocument()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Restart'])
  })

  it('restarts on its next regular date, without the end it had reached', async () => {
    const calls = mockApi({
      'PATCH /api/series/3': { ...ended, status: 'ACTIVE', nextDates: ['2026-11-30'], restartsOn: null },
    })
    renderEnded()
    await userEvent.click(screen.getByRole('button', { name: 'Restart' }))
    expect(label('Next invoice on')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Save and restart' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toMatchObject({ nextOn: '2026-11-30', endsOn: null, maxRuns: null })
    await waitFor(() =>
      expect(getToastText()).toEqual(['Recurring invoice restarted', 'Next invoice on Nov 30, 2026.']),
    )
  })

  it('stays ended if the restart is cancelled', async () => {
    const calls = mockApi({})
    renderEnded()
    await userEvent.click(screen.getByRole('button', { name: 'Restart' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Restart' })).toHaveFocus()
    expect(calls).toEqual([])
  })
})
