import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { BusinessChangedBanner } from '@/components/layout/business/business-changed-banner'
import { CurrentBusiness } from '@/components/shared/browser/current-business'
import { loadPage } from '@/components/shared/browser/load-page'
import { registerUnsavedForm } from '@/components/shared/unsaved/unsaved-forms'
import { toast } from '@/components/hooks/use-toast'
import { getToastAction, getCurrentToast, pressToastAction } from '@/tests/factories/toasts'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import type { createClient } from '@/lib/api/definitions/clients'
import { callApi } from '@/lib/platform/http/api-client'
import { router } from '@/tests/factories/navigation'
import { createOtherTab } from '@/tests/factories/broadcast-tab'
import { mockApi } from '../documents/mock-api'

const shown = (id: number, name: string) => ({ id, name, logo: null, role: 'OWNER' as const })
const FERN = shown(1, 'Fernhill Studio')
const NORD = shown(2, 'Nordlicht Verlag')

let tab: ReturnType<typeof createOtherTab>
beforeEach(() => {
  tab = createOtherTab()
})
const say = (message: unknown) => act(() => tab.say(message))
const notice = () => screen.queryByText(/in another tab\./)

/** Renders a page of one business in the frame of another. */
const screenOf = (page: number, frame: typeof FERN, key = 'page') => (
  <>
    <BusinessChangedBanner key={frame.id} business={frame} />
    <CurrentBusiness key={key} business={page} />
    <a href="/api/invoices/export.csv?status=paid" download>
      Export
    </a>
    <UnsavedChangesGuard />
  </>
)

it('the banner reports that another tab switched, and reloads the app', async () => {
  const { container } = render(screenOf(1, FERN))
  expect(notice()).not.toBeInTheDocument()
  say({ id: 2, name: 'Nordlicht Verlag' })
  expect(await screen.findByRole('status')).toHaveTextContent(
    'You switched to Nordlicht Verlag in another tab.',
  )
  expect((await axe(container)).violations).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(loadPage).toHaveBeenCalledWith('/')
})

it('the banner asks before a reload discards unsaved input', async () => {
  render(screenOf(1, FERN))
  const remove = registerUnsavedForm({ isChanged: () => true })
  say({ id: 3, name: null })
  expect(await screen.findByRole('status')).toHaveTextContent('You created a new business in another tab.')
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  expect(loadPage).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  remove()
})

it('the banner switches back to the page’s business without changing the page, and notifies other tabs', async () => {
  const calls = mockApi({ 'POST /api/businesses/1/switch': { id: 1, isOnboarded: true } })
  render(screenOf(1, FERN))
  say({ id: 2, name: 'Nordlicht Verlag' })
  await userEvent.click(await screen.findByRole('button', { name: 'Switch back' }))
  await waitFor(() => expect(notice()).not.toBeInTheDocument())
  expect(calls).toHaveLength(1)
  expect(tab.heard).toEqual([FERN])
  expect(loadPage).not.toHaveBeenCalled()
})

it('the banner offers to switch back with a rejection, even under a dialog', async () => {
  const calls = mockApi({ 'POST /api/businesses/1/switch': { id: 1, isOnboarded: true } })
  render(screenOf(1, FERN))
  say({ id: 2, name: 'Nordlicht Verlag' })
  await screen.findByRole('status')
  act(() => void toast({ title: 'Failed to send invitation', variant: 'destructive' }))
  expect(getCurrentToast()).toMatchObject({ title: 'Failed to send invitation' })
  expect(getToastAction()?.label).toBe('Switch back')
  await pressToastAction()
  await waitFor(() => expect(notice()).not.toBeInTheDocument())
  expect(calls).toHaveLength(1)
  // In its own business, an error stays an error.
  act(() => void toast({ title: 'Failed again', variant: 'destructive' }))
  expect(getCurrentToast()!.action).toBeUndefined()
})

it('the banner hides the banner once the other tab switches back', () => {
  render(screenOf(1, FERN))
  say({ id: 2, name: 'Nordlicht Verlag' })
  expect(notice()).toBeInTheDocument()
  say({ id: 1, name: 'Fernhill Studio' })
  expect(notice()).not.toBeInTheDocument()
})

it('the banner keeps the name of the page’s business when the page is refreshed', async () => {
  const { rerender } = render(screenOf(1, FERN))
  rerender(screenOf(2, NORD))
  const meta = document.querySelector<HTMLMetaElement>('meta[name="business"]')
  expect(meta?.content).toBe('1')
  expect(await screen.findByRole('status')).toHaveTextContent(
    'You switched to Nordlicht Verlag in another tab.',
  )
  expect(screen.queryByRole('button', { name: 'Switch back' })).not.toBeInTheDocument()
})

it('the banner updates the frame when the user opens a page of the other business', () => {
  const { rerender } = render(screenOf(1, FERN))
  say({ id: 2, name: 'Nordlicht Verlag' })
  router.refresh.mockClear()
  rerender(screenOf(2, FERN, 'next'))
  expect(router.refresh).toHaveBeenCalledTimes(1)
  rerender(screenOf(2, NORD, 'next'))
  expect(notice()).not.toBeInTheDocument()
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

it('the banner sends the business with every call, and in the URL of a file', async () => {
  mockApi({ 'POST /api/clients': {} })
  const { unmount } = render(screenOf(7, shown(7, 'Fernhill Studio')))
  await callApi<typeof createClient>({ method: 'POST', path: '/api/clients', body: { name: 'Oak' } })
  expect(fetch).toHaveBeenLastCalledWith(
    '/api/clients',
    expect.objectContaining({ headers: expect.objectContaining({ 'x-business': '7' }) }),
  )
  const link = screen.getByRole('link', { name: 'Export' })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(link).toHaveAttribute('href', '/api/invoices/export.csv?status=paid&business=7')
  unmount()
  await callApi<typeof createClient>({ method: 'POST', path: '/api/clients', body: { name: 'Oak' } })
  const [, init] = jest.mocked(fetch).mock.lastCall!
  expect(init?.headers).not.toHaveProperty('x-business')
})
