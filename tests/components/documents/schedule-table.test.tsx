import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { toScheduleRow } from '@/components/documents/recurring/list/schedule-row'
import { ScheduleTable } from '@/components/documents/recurring/list/schedule-table'
import { TooltipProvider } from '@/components/ui/tooltip'
import { englishFormats } from '@/lib/i18n/interface-formats'
import type { ListedSchedule } from '@/lib/recurring/schedules/schedule-response'
import { router } from '@/tests/factories/navigation'
import { getToastText, mockApi } from './mock-api'

const schedule: ListedSchedule = {
  id: 3,
  clientId: 1,
  clientName: 'Grace Hopper',
  invoiceNumber: 'INV-0027',
  frequency: 'QUARTERLY',
  every: 1,
  autoSend: true,
  status: 'ACTIVE',
  reason: null,
  nextDay: '2026-12-31',
  totalAmount: 1200,
  currency: 'GBP',
}
const show = (over: Partial<ListedSchedule> = {}, problem: string | null = null) =>
  render(
    <TooltipProvider>
      <ScheduleTable rows={[toScheduleRow({ ...schedule, ...over }, problem, englishFormats)]} />
    </TooltipProvider>,
  )
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Actions/ }))
  return within(await screen.findByRole('menu'))
}
const listItems = async () => (await openMenu()).getAllByRole('menuitem').map((item) => item.textContent)

it('the table of recurring invoices shows client, rhythm, next date, amount and status', async () => {
  const { container } = show()
  expect(screen.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', '/invoices/series/3')
  for (const name of ['Dec 31, 2026', '£1,200.00 Active', 'Active'])
    expect(screen.getByRole('cell', { name })).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: 'Quarterly Emailed automatically' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('cell', { name: 'Dec 31, 2026' }))
  expect(router.push).toHaveBeenCalledWith('/invoices/series/3')
  expect((await axe(container)).violations).toEqual([])
})

it('the table of recurring invoices tells two of one client apart by the invoice they began with', () => {
  show()
  expect(screen.getByRole('cell', { name: /Grace Hopper.*Based on INV-0027/ })).toBeVisible()
  cleanup()
  show({ invoiceNumber: null })
  expect(screen.queryByText(/Based on/)).not.toBeInTheDocument()
})

it('the menu of a recurring invoice offers what its status allows', async () => {
  const active = show()
  expect(await listItems()).toEqual(['Edit', 'Pause', 'Run now', 'Skip next', 'Stop recurring'])
  active.unmount()
  const paused = show({ status: 'PAUSED' })
  expect(screen.queryByText('Dec 31, 2026')).not.toBeInTheDocument()
  expect(await listItems()).toEqual(['Edit', 'Resume', 'Run now', 'Skip next', 'Stop recurring'])
  paused.unmount()
  const stopped = show({ status: 'PAUSED' }, 'The client was deleted.')
  expect(screen.getByText('The client was deleted.')).toBeVisible()
  expect(await listItems()).toEqual(['Edit', 'Stop recurring'])
  stopped.unmount()
  show({ status: 'ENDED', nextDay: null })
  expect(await listItems()).toEqual(['Edit'])
})

it('the menu of a recurring invoice asks before it skips the next one', async () => {
  const calls = mockApi({ 'POST /api/series/3/skip': { status: 'ACTIVE' } })
  show()
  const menu = await openMenu()
  await userEvent.click(menu.getByRole('menuitem', { name: 'Skip next' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Skip the Dec 31, 2026 invoice?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(getToastText()[0]).toBe('Next invoice skipped'))
  expect(calls.map(({ body }) => body)).toEqual([{ day: '2026-12-31' }])
  expect(router.push).not.toHaveBeenCalled()
})
