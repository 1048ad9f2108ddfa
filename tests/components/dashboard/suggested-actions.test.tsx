import { act as settle, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SuggestedActions } from '@/components/dashboard/suggested-actions'
import { ReminderDialog } from '@/components/documents/mail/reminder-dialog'
import { getCurrentToast, pressToastAction } from '@/tests/factories/toasts'
import type { SuggestedAction, SuggestedActionList } from '@/lib/reports/dashboard/suggested-actions'
import { listSentKeys } from '@/tests/factories/sent-keys'
import { fakeApi } from '../users/fake-api'

const PATH = '/api/invoices/reminders'
const DAY = '2026-11-21'
const act = (over: Partial<SuggestedAction>): SuggestedAction => ({
  kind: 'OVERDUE',
  invoiceId: 1,
  invoiceNumber: 'INV-1',
  clientName: 'Hannah Reed',
  currency: 'GBP',
  amount: 1200,
  dueDate: '2026-11-14',
  mailId: null,
  to: ['hannah@example.com'],
  isSeries: false,
  credit: 0,
  isCovered: false,
  daysOverdue: 7,
  ...over,
})
const HANNAH = act({})
const QUILLON = act({
  invoiceId: 2,
  invoiceNumber: 'INV-2',
  clientName: 'Quillon',
  dueDate: '2026-11-20',
  daysOverdue: 1,
  to: ['q@example.com'],
})
const YESTERDAY = { kind: 'REMINDED', when: 'yesterday', day: '2026-11-20' } as const
const ACTS: SuggestedActionList = {
  suggestions: [
    act({ kind: 'FAILED', invoiceId: 9, invoiceNumber: 'INV-9', clientName: 'Atlas', mailId: '77' }),
    HANNAH,
    QUILLON,
    act({ kind: 'DRAFT', invoiceId: 3, invoiceNumber: 'INV-3', clientName: 'Marlow' }),
    act({ kind: 'SOON', invoiceId: 4, invoiceNumber: 'INV-4', clientName: 'Ida', dueDate: '2026-11-22' }),
  ],
  reminders: {
    invoices: [HANNAH, QUILLON],
    skipped: [{ invoiceNumber: 'INV-5', reason: { kind: 'NO_ADDRESS' } }],
  },
}
const LETTER = {
  to: ['hannah@example.com'],
  cc: [],
  replyTo: null,
  again: false,
  subject: 'Reminder: invoice INV-1',
  message: 'Could you let us know?',
}
const DIALOG = {
  '/api/invoices/1/mails/letter?letter=reminder': [LETTER] as [object],
  '/api/user/sender': [{ transport: 'local', address: 'me@example.com', isExpired: false }] as [object],
  '/api/invoices/1/reminders': [{ id: 'm' }, 202] as [object, number],
}
const stackOf = (acts: SuggestedActionList) => (
  <SuggestedActions actions={acts} day={DAY} ReminderDialog={ReminderDialog} />
)
const show = (acts = ACTS) => render(stackOf(acts))
const rows = () =>
  within(screen.getByRole('list', { name: 'Ready to send' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const posts = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ method }) => method === 'POST')
const results = (...oks: boolean[]) => ({ results: oks.map((ok, index) => ({ id: index + 1, ok })) })

it('the dashboard lists suggested actions, with one meaning per label', () => {
  show()
  expect(rows()).toEqual([
    'AtlasINV-9 · email failed£1,200.00Send again',
    'Hannah ReedINV-1 · 7 days overdue£1,200.00Review reminder',
    'QuillonINV-2 · 1 day overdue£1,200.00Review reminder',
    'MarlowINV-3 · draft£1,200.00Review & send',
    'IdaINV-4 · due tomorrow£1,200.00Open',
  ])
  expect(screen.getByRole('link', { name: 'Review & send: INV-3, Marlow' })).toHaveAttribute(
    'href',
    '/invoices/3?send=1',
  )
})

it('the dashboard links from an accepted quote to its conversion, and from an invoice covered by credit to applying it', () => {
  const quote = { invoiceNumber: 'Q-7', clientName: 'Oakline', dueDate: DAY }
  const stack = [
    act({ kind: 'ACCEPTED', invoiceId: 7, ...quote }),
    act({ kind: 'ENDS', invoiceId: 8, ...quote }),
    act({ credit: 1500, isCovered: true }),
  ]
  show({ suggestions: stack, reminders: { invoices: [], skipped: [] } })
  expect(rows()).toEqual([
    'OaklineQ-7 · quote accepted£1,200.00Convert',
    'OaklineQ-7 · quote expires today£1,200.00Open',
    'Hannah ReedINV-1 · 7 days overdue · £1,500.00 credit available£1,200.00Apply credit',
  ])
  const hrefs = screen.getAllByRole('link', { name: /:/ }).map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/invoices/7?convert=1', '/invoices/8', '/invoices/1?credit=1'])
})

it('the dashboard sends no email by a digit key or a single click: the dialog shows recipients and text, and Ctrl Enter sends', async () => {
  const calls = fakeApi(DIALOG)
  show()
  await userEvent.keyboard('12345')
  await press('Review reminder: INV-1, Hannah Reed')
  const dialog = await screen.findByRole('dialog', { name: 'Send reminder' })
  expect(await within(dialog).findByLabelText(/^To/)).toHaveValue('hannah@example.com')
  expect(posts(calls)).toEqual([])
  await userEvent.click(within(dialog).getByLabelText(/^Message/))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(posts(calls)).toMatchObject([{ path: '/api/invoices/1/reminders', body: { hold: true } }])
})

it('the dashboard keeps a row in its place after its reminder, with its own Undo', async () => {
  const calls = fakeApi({ ...DIALOG, [`${PATH}/cancel`]: [results(true)] })
  const { rerender } = show()
  await press('Review reminder: INV-1, Hannah Reed')
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  await waitFor(() => expect(rows()[1]).toBe('Hannah ReedINV-1 · Reminder scheduled£1,200.00Undo'))
  // The server has removed it from the list meanwhile and added another suggestion.
  const fresh = act({ kind: 'DRAFT', invoiceId: 6, invoiceNumber: 'INV-6', clientName: 'Nora' })
  const stack = [fresh, ...ACTS.suggestions.filter(({ invoiceId }) => invoiceId !== 1)]
  rerender(stackOf({ ...ACTS, suggestions: stack }))
  expect(rows().map((row) => row!.split('INV')[0])).toEqual([
    ...['Atlas', 'Hannah Reed', 'Quillon', 'Marlow', 'Ida', 'Nora'],
  ])
  await press('Undo: INV-1, Hannah Reed')
  await waitFor(() => expect(getCurrentToast()?.title).toBe('1 reminder not sent'))
  // The reminder's idempotency key cancels it.
  expect(posts(calls)[1]!.body).toEqual({ ids: [1], requestId: listSentKeys()[0] })
  expect(rows()[1]).toContain('Review reminder')
})

it('the dashboard reports that it is too late to undo, and then removes Undo', async () => {
  fakeApi({ ...DIALOG, [`${PATH}/cancel`]: [results(false)] })
  show()
  await press('Review reminder: INV-1, Hannah Reed')
  const send = await screen.findByRole('button', { name: 'Send' })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  try {
    await user.click(send)
    const undo = await screen.findByRole('button', { name: 'Undo: INV-1, Hannah Reed' })
    await user.click(undo)
    await waitFor(() =>
      expect(getCurrentToast()).toMatchObject({
        title: 'Too late to undo',
        description: 'The reminder has already been sent.',
      }),
    )
    await settle(() => jest.advanceTimersByTimeAsync(10_000))
    expect(rows()[1]).toBe('Hannah ReedINV-1 · Reminder scheduled£1,200.00')
    expect(screen.getByRole('link', { name: /^Hannah Reed/ })).toHaveFocus()
  } finally {
    jest.useRealTimers()
  }
})

it('the dashboard asks before it reminds all, and lists who would get a reminder and who would not', async () => {
  const calls = fakeApi({})
  const invoices = [act({ credit: 500 }), QUILLON]
  show({ ...ACTS, reminders: { ...ACTS.reminders, invoices } })
  await press('Remind all 2')
  const dialog = await screen.findByRole('alertdialog', { name: 'Send 2 reminders?' })
  const [unused, recipients] = within(dialog).getAllByRole('list')
  expect(unused).toHaveTextContent('£500.00 credit available: Hannah Reed')
  expect(
    within(recipients!)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Hannah Reed£1,200.00INV-1 · 7 days overdue · hannah@example.com',
    'Quillon£1,200.00INV-2 · 1 day overdue · q@example.com',
  ])
  expect(dialog).toHaveTextContent('INV-5 will be skipped: the client has no email address.')
  await press('Cancel')
  expect(calls).toEqual([])
})

it('the dashboard reports the outcome of "Remind all" exactly', async () => {
  const refused = { id: 2, ok: false, message: 'This invoice is paid.' }
  const calls = fakeApi({ [PATH]: [{ results: [{ id: 1, ok: true }, refused] }] })
  const skipped: SuggestedActionList['reminders']['skipped'] = [
    { invoiceNumber: 'INV-22', reason: { kind: 'REMINDED', when: 'today', day: DAY } },
    ...['INV-5', 'INV-6', 'INV-7', 'INV-8'].map((invoiceNumber) => ({ invoiceNumber, reason: YESTERDAY })),
  ]
  show({ ...ACTS, reminders: { ...ACTS.reminders, skipped } })
  await press('Remind all 2')
  await press('Send 2 reminders')
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: '1 reminder scheduled' }))
  expect(posts(calls)).toMatchObject([{ path: PATH, body: { ids: [1, 2], hold: true } }])
  expect(getCurrentToast()!.description).toBe(
    'INV-2 was skipped: this invoice is paid. INV-22 was skipped: reminded today. ' +
      'INV-5, INV-6, INV-7 and 1 more were skipped: reminded yesterday.',
  )
  expect(rows()[1]).toContain('Reminder scheduled')
  expect(rows()[2]).toContain('Review reminder')
})

it.each([
  [[false, false], 'Too late to undo', 'The reminders have already been sent.', 'destructive'],
  [[true, false], '1 reminder not sent', '1 already sent.', undefined],
])(
  'the dashboard reports what was sent before "Remind all" was undone: %j',
  async (held, title, description, variant) => {
    fakeApi({ [PATH]: [results(true, true)], [`${PATH}/cancel`]: [results(...held)] })
    show()
    await press('Remind all 2')
    await press('Send 2 reminders')
    await waitFor(() => expect(getCurrentToast()?.title).toBe('2 reminders scheduled'))
    await pressToastAction()
    await waitFor(() => expect(getCurrentToast()).toMatchObject({ title, description }))
    expect(getCurrentToast()!.variant).toBe(variant)
    expect(rows()[1]!.includes('Review reminder')).toBe(held[0])
    expect(rows()[2]).toContain('Reminder scheduled')
  },
)

it('the dashboard reports that none was sent if the server rejected all', async () => {
  fakeApi({ [PATH]: [{ results: [{ id: 1, ok: false, message: 'Choose an address.' }] }] })
  show()
  await press('Remind all 2')
  await press('Send 2 reminders')
  await waitFor(() =>
    expect(getCurrentToast()).toMatchObject({
      title: 'No reminders scheduled',
      description: expect.stringContaining('INV-1 was skipped: choose an address.'),
    }),
  )
  expect(rows()[1]).toContain('Review reminder')
})

it('the dashboard asks before a failed email is sent again', async () => {
  const calls = fakeApi({ '/api/invoices/9/mails/77': [{}] })
  show()
  await press('Send again: INV-9, Atlas')
  const dialog = await screen.findByRole('alertdialog', { name: 'Resend the email for INV-9?' })
  expect(dialog).toHaveTextContent('To hannah@example.com')
  expect(calls).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(rows()[0]).toBe('AtlasINV-9 · Email queued£1,200.00'))
  expect(calls).toMatchObject([{ path: '/api/invoices/9/mails/77', method: 'POST' }])
})
