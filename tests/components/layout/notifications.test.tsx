import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { NotificationsMenu } from '@/components/layout/notifications-menu'
import type { Notifications } from '@/lib/notifications/notification-response'
import { mockApi } from '../documents/mock-api'

const GET = 'GET /api/notifications'
const POST = 'POST /api/notifications'
const AT = '2026-11-21T12:00:00.000Z'
const answer: Notifications = {
  at: AT,
  items: [
    {
      type: 'INVOICE_VIEWED',
      invoiceId: 7,
      invoiceNumber: 'INV-0007',
      seriesId: null,
      kind: 'INVOICE',
      clientName: 'Northwind Ltd',
      at: '2026-11-21T11:55:00.000Z',
      unread: true,
    },
    {
      type: 'OVERDUE',
      invoiceId: 5,
      invoiceNumber: 'INV-0005',
      seriesId: null,
      kind: 'INVOICE',
      clientName: 'Contoso',
      at: '2026-11-20T00:00:00.000Z',
      unread: false,
    },
    {
      type: 'REMINDER_COVERED',
      invoiceId: 4,
      invoiceNumber: 'INV-0004',
      seriesId: null,
      kind: 'INVOICE',
      clientName: 'Fabrikam',
      at: '2026-11-19T12:00:00.000Z',
      unread: false,
    },
  ],
}

const hidePopover = jest.fn()
beforeAll(() => {
  HTMLElement.prototype.hidePopover = hidePopover
})

/** Simulates the native popover's toggle event, which jsdom lacks. */
const toggle = (newState: 'open' | 'closed') =>
  act(async () => {
    fireEvent(document.querySelector('[popover]')!, Object.assign(new Event('toggle'), { newState }))
  })

it('the notification menu counts new notifications, and loads the list when opened', () => {
  const calls = mockApi({})
  const { rerender } = render(<NotificationsMenu unread={3} />)
  expect(screen.getByRole('button', { name: 'Notifications, 3 new' })).toHaveTextContent('3')
  rerender(<NotificationsMenu unread={10} />)
  expect(screen.getByRole('button', { name: 'Notifications, 9+ new' })).toHaveTextContent('9+')
  rerender(<NotificationsMenu unread={0} />)
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveTextContent('')
  expect(calls).toEqual([])
})

it('the notification menu lists events with links to invoices, and marks them as read', async () => {
  const calls = mockApi({ [GET]: answer, [POST]: 204 })
  const { container } = render(<NotificationsMenu unread={1} />)
  await toggle('open')
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/invoices/7', 'New: Invoice INV-0007 was viewedNorthwind Ltd5 minutes ago'],
    ['/invoices/5', 'Invoice INV-0005 is overdueContoso1 day ago'],
    [
      '/invoices/4?credit=1',
      'Invoice INV-0004: no reminder sent because available credit covers the balanceFabrikam2 days agoApply credit',
    ],
  ])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toBeInTheDocument())
  expect(calls.map(({ call, body }) => [call, body])).toEqual([
    [GET, undefined],
    [POST, { at: AT }],
  ])
  expect((await axe(container)).violations).toEqual([])
  links[0]!.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(links[0]!)
  expect(hidePopover).toHaveBeenCalled()
})

it('the notification menu reports an empty list, and reloads each time it is opened', async () => {
  const calls = mockApi({ [GET]: { at: AT, items: [] } })
  render(<NotificationsMenu unread={0} />)
  await toggle('open')
  expect(await screen.findByText('No new notifications')).toBeInTheDocument()
  await toggle('closed')
  await toggle('open')
  expect(await screen.findByText('No new notifications')).toBeInTheDocument()
  expect(calls.map(({ call }) => call)).toEqual([GET, GET])
})

it('the notification menu reports a failure, and retries', async () => {
  mockApi({ [GET]: 500 })
  render(<NotificationsMenu unread={1} />)
  await toggle('open')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
  expect(screen.getByRole('button', { name: 'Notifications, 1 new' })).toBeInTheDocument()
  mockApi({ [GET]: answer, [POST]: 204 })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('link')).toHaveLength(answer.items.length)
})
