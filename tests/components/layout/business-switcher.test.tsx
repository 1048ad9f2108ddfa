import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { BusinessSwitcher } from '@/components/layout/business/business-switcher'
import { CurrentBusiness } from '@/components/shared/browser/current-business'
import { loadPage } from '@/components/shared/browser/load-page'
import { registerUnsavedForm } from '@/components/shared/unsaved/unsaved-forms'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import type { BusinessView } from '@/lib/business/members/member-response'
import { createOtherTab } from '@/tests/factories/broadcast-tab'
import { mockPopovers } from '@/tests/factories/popovers'
import { mockApi, createDeferred, ApiFailure, getToastText } from '../documents/mock-api'

const business = (id: number, name: string, over: Partial<BusinessView> = {}): BusinessView => ({
  id,
  name,
  logo: null,
  role: 'OWNER',
  currency: 'GBP',
  isOnboarded: true,
  isCurrent: id === 1,
  ...over,
})
const OWN = business(1, 'Fernhill Studio')
const OTHER = business(2, 'Nordlicht Verlag', { role: 'ACCOUNTANT' })
const LIST = 'GET /api/businesses'
const SWITCH = 'POST /api/businesses/2/switch'

let tab: ReturnType<typeof createOtherTab>
beforeAll(mockPopovers)
beforeEach(() => {
  tab = createOtherTab()
})

const show = () =>
  render(
    <>
      <CurrentBusiness business={1} />
      <BusinessSwitcher business={{ ...OWN, initials: 'FS' }} />
      <UnsavedChangesGuard />
    </>,
  )
const button = () => screen.getByRole('button', { name: 'Fernhill Studio (switch business)' })
const focused = () => document.activeElement?.textContent

it('the business switcher opens by keyboard with the current business checked while the others are loading', async () => {
  const answer = createDeferred()
  const calls = mockApi({ [LIST]: answer.promise })
  const { container } = show()
  expect(calls).toEqual([])
  await userEvent.tab()
  expect(button()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const own = await screen.findByRole('menuitemradio', { name: /Fernhill Studio Owner/ })
  await waitFor(() => expect(own).toHaveFocus())
  expect(own).toBeChecked()
  expect(screen.getByText('Loading…')).toBeInTheDocument()
  answer.resolve([OTHER, OWN])
  expect(await screen.findByRole('menuitemradio', { name: /Nordlicht Verlag Accountant/ })).not.toBeChecked()
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument()
  expect(screen.getByRole('menuitemradio', { name: /Fernhill/ })).toHaveFocus()
  expect((await axe(container)).violations).toEqual([])
})

it('the business switcher leaves legal forms out of the initials', async () => {
  mockApi({ [LIST]: [OWN, business(2, 'Harbour Works Ltd')] })
  show()
  await userEvent.click(button())
  const other = await screen.findByRole('menuitemradio', { name: /Harbour Works Ltd/ })
  expect(within(other).getByText('HW')).toBeInTheDocument()
})

it('the business switcher supports arrows, Home and End, and Escape restores the focus', async () => {
  mockApi({ [LIST]: [OWN, OTHER] })
  show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('menuitemradio', { name: /Nordlicht/ })
  expect(screen.getAllByRole('menuitem')).toHaveLength(2)
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toContain('Nordlicht Verlag')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('New business')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toContain('Fernhill Studio')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(focused()).toBe('All businesses')
  await userEvent.keyboard('{Home}')
  expect(focused()).toContain('Fernhill Studio')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button()).toHaveFocus()
})

it('the business switcher switches with Enter, notifies other tabs and reloads the app', async () => {
  const calls = mockApi({ [LIST]: [OWN, OTHER], [SWITCH]: { id: 2, isOnboarded: true } })
  show()
  await userEvent.click(button())
  await screen.findByRole('menuitemradio', { name: /Nordlicht/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  expect(calls.map(({ call }) => call)).toEqual([LIST, SWITCH])
  expect(tab.heard).toEqual([{ id: 2, name: 'Nordlicht Verlag' }])
})

it('the business switcher stays if the current business is chosen', async () => {
  const calls = mockApi({ [LIST]: [OWN, OTHER] })
  show()
  await userEvent.click(button())
  await screen.findByRole('menuitemradio', { name: /Nordlicht/ })
  await userEvent.click(screen.getByRole('menuitemradio', { name: /Fernhill/ }))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(calls.map(({ call }) => call)).toEqual([LIST])
  expect(loadPage).not.toHaveBeenCalled()
})

it('the business switcher continues an unfinished set-up, and leads to a new business', async () => {
  const NEW = business(3, 'Amelia Hartwell', { isOnboarded: false })
  mockApi({
    [LIST]: [OWN, NEW],
    'POST /api/businesses/3/switch': { id: 3, isOnboarded: false },
  })
  show()
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Amelia Hartwell Not set up yet/ }))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/onboarding?from=1'))
  await userEvent.click(button())
  expect(await screen.findByRole('menuitem', { name: 'New business' })).toHaveAttribute(
    'href',
    '/businesses?new=1',
  )
  expect(tab.heard).toEqual([{ id: 3, name: null }])
})

it('the business switcher asks before it discards unsaved input', async () => {
  const calls = mockApi({ [LIST]: [OWN, OTHER], [SWITCH]: { id: 2, isOnboarded: true } })
  show()
  const remove = registerUnsavedForm({ isChanged: () => true })
  const choose = async () => {
    await userEvent.click(button())
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Nordlicht/ }))
    return screen.findByRole('alertdialog', { name: 'Discard your changes?' })
  }
  await userEvent.click(within(await choose()).getByRole('button', { name: 'Keep editing' }))
  expect(calls.map(({ call }) => call)).toEqual([LIST])
  await userEvent.click(within(await choose()).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  remove()
})

it('the business switcher explains a failed switch or list, and retries', async () => {
  const message = 'The database is away.'
  mockApi({ [LIST]: [OWN, OTHER], [SWITCH]: new ApiFailure(503, { message }) })
  show()
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Nordlicht/ }))
  await waitFor(() => expect(getToastText()).toEqual(['Failed to switch', message]))
  expect(loadPage).not.toHaveBeenCalled()
  expect(button()).not.toHaveAttribute('aria-busy')
  mockApi({ [LIST]: new ApiFailure(503, { message }) })
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  mockApi({ [LIST]: [OWN, OTHER] })
  await userEvent.click(screen.getByRole('menuitem', { name: 'Try again' }))
  expect(await screen.findByRole('menuitemradio', { name: /Nordlicht/ })).toBeInTheDocument()
})
