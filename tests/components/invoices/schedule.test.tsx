import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ScheduleCard } from '@/components/invoices/schedule-card'
import type { Schedule } from '@/lib/recurring/types'
import { api, toastText } from './browser'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const schedule: Schedule = {
  frequency: 'MONTHLY',
  every: 1,
  startsOn: '2026-12-31',
  endsOn: null,
  maxRuns: null,
  status: 'ACTIVE',
  autoSend: false,
  problem: null,
  written: 2,
  nextDates: ['2026-12-31', '2027-01-31'],
}
const show = (over: Partial<Schedule> | null = {}) =>
  render(
    <ScheduleCard
      invoiceId={7}
      schedule={over && { ...schedule, ...over }}
      shown={over && { rhythm: 'Monthly', nextDates: ['Dec 31, 2026', 'Jan 31, 2027'] }}
      startsOn="2026-12-21"
    />,
  )
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => jest.clearAllMocks())

it('says how the series goes on, and what can be done in each state', async () => {
  const { container, unmount } = show()
  expect(screen.getByText(/Monthly, as a draft/)).toHaveTextContent('2 written so far')
  expect(within(screen.getByRole('list', { name: 'Next dates' })).getAllByRole('listitem')).toHaveLength(2)
  expect(buttons()).toEqual(['Pause', 'Run now', 'Skip next', 'Change', 'End'])
  expect((await axe(container)).violations).toEqual([])
  unmount()
  const paused = show({ status: 'PAUSED', problem: 'Its client was deleted.' })
  expect(screen.getByRole('alert')).toHaveTextContent('Its client was deleted.')
  expect(buttons()).toEqual(['Resume', 'Run now', 'Skip next', 'Change', 'End'])
  paused.unmount()
  const ended = show({ status: 'ENDED' })
  expect(buttons()).toEqual(['Change'])
  ended.unmount()
  show(null)
  expect(buttons()).toEqual(['Set up'])
})

it.each([
  ['Pause', 'pause', 'Schedule paused'],
  ['Skip next', 'skip', 'Next invoice skipped'],
  ['Run now', 'run', 'Invoice created'],
])('%s asks the server, and says so', async (label, action, said) => {
  const calls = api({ [`POST /api/invoices/7/schedule/${action}`]: schedule })
  show()
  await press(label)
  await waitFor(() => expect(toastText()).toEqual([said, undefined]))
  expect(calls).toHaveLength(1)
  expect(refresh).toHaveBeenCalled()
})

it('asks before the series ends', async () => {
  const calls = api({ 'POST /api/invoices/7/schedule/end': schedule })
  show()
  await press('End')
  const question = await screen.findByRole('alertdialog', { name: 'End this schedule?' })
  expect(calls).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'End' }))
  await waitFor(() => expect(toastText()).toEqual(['Schedule ended', undefined]))
})

it('is changed in a dialog that shows the next dates, and keeps what the server refuses', async () => {
  const calls = api({ 'PATCH /api/invoices/7/schedule': schedule })
  show()
  await press('Change')
  const dialog = await screen.findByRole('dialog', { name: 'Schedule' })
  expect(dialog).toHaveTextContent('Dec 31, 2026 · Jan 31, 2027 · Feb 28, 2027 · Mar 31, 2027')
  expect((await axe(dialog)).violations).toEqual([])
  await userEvent.clear(within(dialog).getByLabelText('Every'))
  await userEvent.type(within(dialog).getByLabelText('Every'), '2')
  await userEvent.type(within(dialog).getByLabelText('At most so many'), '3')
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
