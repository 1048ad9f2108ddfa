import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MonthEndNotice } from '@/components/documents/recurring/month-end-notice'
import { ScheduleCard } from '@/components/documents/recurring/schedule-card'
import { InvoiceScheduleCard } from '@/components/documents/recurring/invoice-schedule-card'
import { getCurrentToast, pressToastAction } from '@/tests/factories/toasts'
import { formatDayInline } from '@/lib/core/dates'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import { router } from '@/tests/factories/navigation'
import { mockApi, ApiFailure, getToastText } from './mock-api'

const schedule: Schedule = {
  id: 3,
  missed: 'EACH',
  missedDates: [],
  frequency: 'MONTHLY',
  every: 1,
  startsOn: '2026-12-31',
  endsOn: null,
  maxRuns: null,
  status: 'ACTIVE',
  autoSend: false,
  problem: null,
  reason: null,
  written: 2,
  nextDates: ['2026-12-31', '2027-01-31'],
}
const words = (over: Partial<Schedule>) => ({
  recurrence: 'Monthly',
  nextDates: ['Dec 31, 2026', 'Jan 31, 2027'],
  missedDates: (over.missedDates ?? []).map((day) => formatDayInline(day)),
})
const show = (over: Partial<Schedule> = {}) =>
  render(<ScheduleCard schedule={{ ...schedule, ...over }} summary={words(over)} />)
const showPart = (over: Partial<Schedule> | null = {}) =>
  render(
    <InvoiceScheduleCard
      invoiceId={7}
      schedule={over && { ...schedule, ...over }}
      summary={over && words(over)}
      startsOn="2026-12-31"
      issueDate="2026-11-21"
      today="2026-11-21"
    />,
  )
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('the schedule card shows the schedule’s state and its actions', async () => {
  const { unmount } = show()
  expect(screen.getByText(/Monthly, created as drafts/)).toHaveTextContent(
    '2 invoices created after the first.',
  )
  expect(buttons()).toEqual(['Pause', 'Run now', 'Skip next', 'Stop recurring'])
  unmount()
  const paused = show({ status: 'PAUSED', problem: 'Its client was deleted.' })
  expect(screen.getByRole('alert')).toHaveTextContent('Its client was deleted.')
  expect(buttons()).toEqual(['Resume', 'Run now', 'Skip next', 'Stop recurring'])
  paused.unmount()
  show({ status: 'ENDED' })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('the schedule card asks how to handle missed dates, and applies the choice', async () => {
  const calls = mockApi({ 'POST /api/series/3/catch-up': schedule })
  const one = show({ status: 'PAUSED', problem: 'Nothing ran.', missedDates: ['2026-10-31'] })
  expect(buttons()).toEqual(['Create missed invoices', 'Resume without them', 'Stop recurring'])
  one.unmount()
  show({ status: 'PAUSED', problem: 'Nothing ran.', missedDates: ['2026-09-30', '2026-10-31'] })
  expect(within(screen.getByRole('list', { name: 'Missed' })).getAllByRole('listitem')[0]).toHaveTextContent(
    'Sep 30, 2026',
  )
  await press('Create only the latest')
  await waitFor(() => expect(getToastText()).toEqual(['Recurring invoice resumed', undefined]))
  expect(calls.map((call) => call.body)).toEqual([{ missed: 'LATEST' }])
  expect(getCurrentToast()!.action).toBeUndefined()
})

it('the schedule card is shown on each of its invoices, with a link', async () => {
  const { container, unmount } = showPart()
  expect(screen.getByRole('link', { name: 'View series' })).toHaveAttribute('href', '/invoices/series/3')
  expect(container).toHaveTextContent('Part of a series')
  expect(container).toHaveTextContent('Next on Dec 31, 2026.')
  unmount()
  showPart(null)
  expect(buttons()).toEqual(['Set up'])
})

it.each([
  ['ACTIVE', 'Pause', 'pause', 'Recurring invoice paused', 'resume', 'Recurring invoice resumed'],
  ['PAUSED', 'Resume', 'resume', 'Recurring invoice resumed', 'pause', 'Recurring invoice paused'],
] as const)(
  '%s: %s asks the server, says so and can be undone',
  async (status, label, action, said, back, undone) => {
    const calls = mockApi({
      [`POST /api/series/3/${action}`]: schedule,
      [`POST /api/series/3/${back}`]: schedule,
    })
    show({ status })
    await press(label)
    await waitFor(() => expect(getToastText()).toEqual([said, undefined]))
    expect(calls.map((call) => call.body)).toEqual([undefined])
    expect(router.refresh).toHaveBeenCalledTimes(1)
    await pressToastAction()
    expect(getToastText()).toEqual([undone, undefined])
    expect(calls[1]!.call).toBe(`POST /api/series/3/${back}`)
    expect(router.refresh).toHaveBeenCalledTimes(2)
  },
)

it.each([
  ['Skip next', 'skip', 'Skip the Dec 31, 2026 invoice?', 'Skip', 'Next invoice skipped'],
  ['Run now', 'run', 'Create the Dec 31, 2026 invoice now?', 'Run now', 'Invoice created'],
])(
  '%s asks first, sends the date to the server, and confirms',
  async (label, action, title, confirm, said) => {
    const calls = mockApi({ [`POST /api/series/3/${action}`]: schedule })
    show()
    await press(label)
    const question = await screen.findByRole('alertdialog', { name: title })
    expect(calls).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: confirm }))
    await waitFor(() => expect(getToastText()).toEqual([said, undefined]))
    expect(calls.map((call) => call.body)).toEqual([{ day: '2026-12-31' }])
    expect(router.refresh).toHaveBeenCalled()
    expect(getCurrentToast()!.action).toBeUndefined()
  },
)

it('the schedule card offers to restore the dates of a schedule that drifted from the 31st to the 28th', async () => {
  const correction = { dayOfMonth: 31, nextDates: ['2027-03-31', '2027-04-30', '2027-05-31'] }
  const series = { ...schedule, startsOn: '2027-02-28', monthEndCorrection: correction }
  const calls = mockApi({ 'POST /api/series/3/month-end': schedule })
  const { container, rerender } = render(<MonthEndNotice series={series} />)
  expect(container).toHaveTextContent(
    /began on the 31st and moved to the 28th .* Mar 31, 2027, Apr 30, 2027, and May 31, 2027\./,
  )
  expect((await axe(container)).violations).toEqual([])
  await press('Move back to the 31st')
  await waitFor(() => expect(getToastText()).toEqual(['Dates corrected', undefined]))
  expect(calls.map((call) => call.call)).toEqual(['POST /api/series/3/month-end'])
  rerender(<MonthEndNotice series={{ ...series, monthEndCorrection: null }} />)
  expect(container).toBeEmptyDOMElement()
})

it('the schedule card reports that the schedule ended if it was over when resumed', async () => {
  mockApi({ 'POST /api/series/3/resume': { ...schedule, status: 'ENDED' } })
  show({ status: 'PAUSED' })
  await press('Resume')
  await waitFor(() => expect(getToastText()).toEqual(['Recurring invoice ended', undefined]))
})

it('the schedule card asks before the schedule ends', async () => {
  const calls = mockApi({ 'POST /api/series/3/end': schedule })
  show()
  await press('Stop recurring')
  const question = await screen.findByRole('alertdialog', { name: 'Stop this recurring invoice?' })
  expect(calls).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Stop recurring' }))
  await waitFor(() => expect(getToastText()).toEqual(['Recurring invoice ended', undefined]))
})

it('the schedule card is set up in a dialog that previews the next dates', async () => {
  const calls = mockApi({ 'PATCH /api/invoices/7/schedule': schedule })
  showPart(null)
  await press('Set up')
  const dialog = await screen.findByRole('dialog', { name: 'Schedule' })
  const dates = within(within(dialog).getByRole('list', { name: 'Next dates' })).getAllByRole('listitem')
  expect(dates.map((date) => date.textContent)).toEqual([
    ...['Dec 31, 2026', 'Jan 31, 2027', 'Feb 28, 2027', 'Mar 31, 2027', 'Apr 30, 2027'],
  ])
  expect((await axe(dialog)).violations).toEqual([])
  await userEvent.clear(within(dialog).getByLabelText('Every'))
  await userEvent.type(within(dialog).getByLabelText('Every'), '2')
  await userEvent.type(within(dialog).getByLabelText('Ends after'), '3')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save schedule' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(calls[0]!.body).toEqual({
    frequency: 'MONTHLY',
    every: 2,
    startsOn: '2026-12-31',
    endsOn: null,
    maxRuns: 3,
    autoSend: false,
  })
})

it('the schedule card shows errors of the schema and of the server in the dialog', async () => {
  const past = 'Sep 30, 2026 is in the past.'
  const calls = mockApi({
    'PATCH /api/invoices/7/schedule': new ApiFailure(422, { message: past, errors: { startsOn: [past] } }),
  })
  showPart(null)
  await press('Set up')
  const dialog = await screen.findByRole('dialog', { name: 'Schedule' })
  const field = (name: string) => within(dialog).getByLabelText(name)
  const submit = () => userEvent.click(within(dialog).getByRole('button', { name: 'Save schedule' }))
  expect(field('Recurrence Date')).toHaveAccessibleDescription(/This is the first invoice/)
  await userEvent.clear(field('Recurrence Date'))
  await userEvent.clear(field('Every'))
  await submit()
  await waitFor(() => expect(field('Recurrence Date')).toHaveAccessibleDescription(/Start date is required/))
  expect(field('Every')).toHaveAccessibleDescription('Please enter a whole number')
  expect(calls).toEqual([])
  await userEvent.type(field('Recurrence Date'), '2026-09-30')
  await userEvent.type(field('Every'), '1')
  await submit()
  await waitFor(() => expect(field('Recurrence Date')).toHaveAccessibleDescription(/is in the past/))
  expect(dialog).toBeVisible()
})
