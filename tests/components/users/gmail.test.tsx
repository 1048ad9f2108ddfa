import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadPage } from '@/components/shared/browser/load-page'
import { getCurrentToast } from '@/tests/factories/toasts'
import { GmailCard, type GmailSummary } from '@/components/users/settings/gmail/gmail-card'
import { MailCard } from '@/components/users/settings/mail-card'
import { router, setLocation } from '@/tests/factories/navigation'
import { fakeApi } from './fake-api'

const GMAIL = '/api/user/gmail'
const connected: GmailSummary = { address: 'ada@gmail.com', since: 'Nov 21, 2026', problem: null }
const expired: GmailSummary = { ...connected, problem: 'It was removed in your Google account.' }
const show = (gmail: GmailSummary | null) => render(<GmailCard gmail={gmail} />)
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const toasted = (toast: object) => waitFor(() => expect(getCurrentToast()).toMatchObject(toast))

beforeEach(() => setLocation('/settings?tab=integrations'))

it.each<[string, GmailSummary | null, string, string[]]>([
  ['not connected', null, 'Send invoices directly from your Gmail account', ['Connect Gmail']],
  ['connected', connected, 'Connected as ada@gmail.com since Nov 21, 2026', ['Disconnect']],
  ['expired', expired, 'Expired. It was removed in your Google account.', ['Disconnect', 'Connect again']],
])('the Gmail card shows that Gmail is %s, with the possible actions', async (_, gmail, text, offered) => {
  show(gmail)
  expect(screen.getByText(text)).toBeVisible()
  expect(buttons()).toEqual(offered)
})

it('the Gmail card opens Google for consent', async () => {
  const url = 'https://accounts.google.com/o/oauth2/v2/auth?client_id=x'
  const calls = fakeApi({ [GMAIL]: [{ url }] })
  show(null)
  await press('Connect Gmail')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith(url))
  expect(calls).toEqual([{ path: GMAIL, method: 'POST', body: undefined }])
})

it('the Gmail card explains why Gmail can’t be connected', async () => {
  const message = 'This installation has no Google keys. Share invoices by their link instead.'
  fakeApi({ [GMAIL]: [{ message }, 409] })
  show(null)
  await press('Connect Gmail')
  await toasted({ title: 'Error connecting Gmail', description: message, variant: 'destructive' })
  expect(loadPage).not.toHaveBeenCalled()
})

describe('returning from Google', () => {
  it.each([
    ['connected', { title: 'Gmail connected', description: expect.stringContaining('your own address') }],
    [
      'denied',
      { title: 'Error connecting Gmail', description: expect.stringContaining('didn’t grant access') },
    ],
    ['unticked', { title: 'Error connecting Gmail', description: expect.stringContaining('checked') }],
    ['stale', { title: 'Error connecting Gmail', description: expect.stringContaining('timed out') }],
    ['failed', { title: 'Error connecting Gmail', description: expect.stringContaining('try again') }],
  ])('reports the outcome: %s', async (outcome, toast) => {
    setLocation(`/settings?tab=integrations&gmail=${outcome}`)
    show(outcome === 'connected' ? connected : null)
    await toasted(toast)
    // Shown once, not again on reload or when the tab is reopened.
    expect(window.location.search).toBe('?tab=integrations')
  })

  it('ignores an unknown outcome', async () => {
    const before = getCurrentToast()
    setLocation('/settings?tab=integrations&gmail=toString')
    show(null)
    await waitFor(() => expect(window.location.search).toBe('?tab=integrations'))
    expect(getCurrentToast()).toBe(before)
  })
})

describe('disconnecting Gmail', () => {
  const confirm = async () => {
    await press('Disconnect')
    const dialog = await screen.findByRole('alertdialog', { name: 'Disconnect Gmail?' })
    expect(dialog).toHaveTextContent('Invoices will no longer be sent from ada@gmail.com')
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  }

  it.each([
    [true, 'Our access to your Gmail was revoked.'],
    [false, 'We couldn’t reach Google. Remove our access yourself at myaccount.google.com/connections.'],
  ])('asks first, and reports if Google has revoked it (%s)', async (revoked, description) => {
    const calls = fakeApi({ [GMAIL]: [{ revoked }] })
    show(connected)
    await confirm()
    await toasted({ title: 'Gmail disconnected', description })
    expect(calls).toEqual([{ path: GMAIL, method: 'DELETE', body: undefined }])
    expect(router.refresh).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('keeps the dialog open on failure', async () => {
    fakeApi({ [GMAIL]: [{ message: 'Not now' }, 503] })
    show(connected)
    await confirm()
    await toasted({ title: 'Failed to disconnect Gmail', description: 'Not now', variant: 'destructive' })
    expect(screen.getByRole('alertdialog')).toBeVisible()
    expect(router.refresh).not.toHaveBeenCalled()
  })
})

it('the Gmail card updates the sender of outgoing email', () => {
  const { rerender } = render(<MailCard transport="gmail" isGmailExpired={false} />)
  expect(screen.getByText('Invoices are sent from your own Gmail address.')).toBeVisible()
  rerender(<MailCard transport="gmail" isGmailExpired />)
  expect(screen.getByText('No invoices can be sent until you reconnect Gmail.')).toBeVisible()
})
