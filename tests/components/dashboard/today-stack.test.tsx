import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TodayStack } from '@/components/dashboard/today-stack'
import { toastStore } from '@/components/ui/toast'
import type { Act, Acts } from '@/lib/reports/dashboard/acts'
import { router } from '@/tests/factories/navigation'
import { fakeApi } from '../users/api'

beforeEach(() => localStorage.clear())

const PATH = '/api/invoices/reminders'
const act = (over: Partial<Act>): Act => ({
  ...{ kind: 'OVERDUE', invoiceId: 1, invoiceNumber: 'INV-1', clientName: 'Hannah Reed', currency: 'GBP' },
  ...{ amount: 1200, dueDate: '2026-11-14', mailId: null, isSeries: false },
  ...over,
})
const ACTS: Acts = {
  stack: [
    act({ kind: 'FAILED', invoiceId: 9, invoiceNumber: 'INV-9', clientName: 'Atlas', mailId: '77' }),
    act({}),
    act({ invoiceId: 2, invoiceNumber: 'INV-2', clientName: 'Quillon', dueDate: '2026-11-20' }),
    act({ kind: 'DRAFT', invoiceId: 3, invoiceNumber: 'INV-3', clientName: 'Marlow', isSeries: true }),
    act({ kind: 'SOON', invoiceId: 4, invoiceNumber: 'INV-4', clientName: 'Ida', dueDate: '2026-11-22' }),
  ],
  remind: { ids: [1, 2], leftOut: [['INV-5', 'The client has no e-mail address']] },
}
const show = () => render(<TodayStack acts={ACTS} day="2026-11-21" />)
const rows = () => screen.getAllByRole('listitem').map((item) => item.textContent)

it('is a short stack of prepared acts', async () => {
  show()
  expect(rows()).toEqual([
    'AtlasINV-9 · e-mail failed£1,200.00Send again1',
    'Hannah ReedINV-1 · 7 days late · reminder written£1,200.00Send2',
    'QuillonINV-2 · 1 day late · reminder written£1,200.00Send3',
    'MarlowINV-3 · recurring invoice ready£1,200.00Send4',
    'IdaINV-4 · due tomorrow£1,200.00Open5',
  ])
})

it('leads from an accepted quote to what is made of it, and tells of one that ends', () => {
  const quote = { invoiceNumber: 'Q-7', clientName: 'Oakline', dueDate: '2026-11-21' }
  const stack = [
    act({ kind: 'ACCEPTED', invoiceId: 7, ...quote }),
    act({ kind: 'ENDS', invoiceId: 8, ...quote }),
  ]
  render(<TodayStack acts={{ stack, remind: { ids: [], leftOut: [] } }} day="2026-11-21" />)
  expect(rows()).toEqual([
    'OaklineQ-7 · quote accepted£1,200.00Convert1',
    'OaklineQ-7 · quote ends today£1,200.00Open2',
  ])
  const hrefs = ['Convert', 'Open'].map((name) =>
    screen.getByRole('link', { name: `${name}: Q-7, Oakline` }).getAttribute('href'),
  )
  expect(hrefs).toEqual(['/invoices/7?convert=1', '/invoices/8'])
})

it('sends a reminder by one press, at once gone from the stack, and takes it back by Undo', async () => {
  const calls = fakeApi({
    [PATH]: [{ results: [{ id: 1, ok: true }] }],
    [`${PATH}/cancel`]: [{ results: [{ id: 1, ok: true }] }],
  })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Send: INV-1, Hannah Reed' }))
  expect(rows().join()).not.toContain('Hannah')
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject({ title: 'Reminder to Hannah Reed', duration: 10_000 }),
  )
  const body = calls[0]!.body as { requestId: string }
  expect(body).toEqual({ ids: [1], requestId: expect.any(String), hold: true })
  toastStore.get()!.action!.onClick()
  await waitFor(() => expect(rows().join()).toContain('Hannah'))
  expect(calls[1]).toMatchObject({ path: `${PATH}/cancel`, body: { ids: [1], requestId: body.requestId } })
})

it('takes back by one Undo what was sent one right after the other', async () => {
  const calls = fakeApi({
    [PATH]: [[{ results: [{ id: 1, ok: true }] }], [{ results: [{ id: 2, ok: true }] }]],
    [`${PATH}/cancel`]: [
      {
        results: [
          { id: 1, ok: true },
          { id: 2, ok: true },
        ],
      },
    ],
  })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Send: INV-1, Hannah Reed' }))
  await waitFor(() => expect(toastStore.get()?.title).toBe('Reminder to Hannah Reed'))
  await userEvent.click(screen.getByRole('button', { name: 'Send: INV-2, Quillon' }))
  await waitFor(() => expect(toastStore.get()?.title).toBe('2 reminders'))
  toastStore.get()!.action!.onClick()
  await waitFor(() => expect(toastStore.get()?.title).toBe('2 reminders not sent'))
  const { requestId } = calls[0]!.body as { requestId: string }
  expect(calls[1]!.body).toMatchObject({ ids: [2], requestId })
  expect(calls[2]!.body).toEqual({ ids: [1, 2], requestId })
  expect(rows().join()).toMatch(/Hannah.*Quillon/)
})

it('takes back by one Undo what was pressed before the first answer came', async () => {
  const both = [
    { id: 1, ok: true },
    { id: 2, ok: true },
  ]
  const calls = fakeApi({
    [PATH]: [[{ results: [{ id: 1, ok: true }] }], [{ results: [{ id: 2, ok: true }] }]],
    [`${PATH}/cancel`]: [{ results: both }],
  })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Send: INV-1, Hannah Reed' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send: INV-2, Quillon' }))
  await waitFor(() => expect(toastStore.get()?.title).toBe('2 reminders'))
  toastStore.get()!.action!.onClick()
  await waitFor(() => expect(toastStore.get()?.title).toBe('2 reminders not sent'))
  const { requestId } = calls[0]!.body as { requestId: string }
  expect(calls[1]!.body).toMatchObject({ ids: [2], requestId })
  expect(calls[2]!.body).toEqual({ ids: [1, 2], requestId })
})

it.each([
  [[false, false], 'Too late to undo', 'The reminders have gone out already.', 'destructive'],
  [[true, false], '1 reminder not sent', '1 had already gone out.', undefined],
])('says what had gone out before the Undo: %j', async (held, title, description, variant) => {
  const results = (oks: boolean[]) => ({ results: oks.map((ok, index) => ({ id: index + 1, ok })) })
  fakeApi({ [PATH]: [results([true, true])], [`${PATH}/cancel`]: [results(held)] })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Remind all 2' }))
  await waitFor(() => expect(toastStore.get()?.title).toBe('2 reminders'))
  toastStore.get()!.action!.onClick()
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title, description }))
  expect(toastStore.get()!.variant).toBe(variant)
  expect(rows().some((row) => row!.startsWith('Hannah'))).toBe(held[0])
  expect(rows().some((row) => row!.startsWith('Quillon'))).toBe(false)
})

it('says that one reminder has gone out already', async () => {
  fakeApi({
    [PATH]: [{ results: [{ id: 1, ok: true }] }],
    [`${PATH}/cancel`]: [{ results: [{ id: 1, ok: false }] }],
  })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Send: INV-1, Hannah Reed' }))
  await waitFor(() => expect(toastStore.get()?.title).toBe('Reminder to Hannah Reed'))
  toastStore.get()!.action!.onClick()
  await waitFor(() => expect(toastStore.get()?.description).toBe('The reminder has gone out already.'))
})

it('sends anew what was taken back and is pressed again', async () => {
  const calls = fakeApi({
    [PATH]: [[{ results: [{ id: 1, ok: true }] }], [{ results: [{ id: 1, ok: true }] }]],
    [`${PATH}/cancel`]: [{ results: [{ id: 1, ok: true }] }],
  })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Send: INV-1, Hannah Reed' }))
  await waitFor(() => expect(toastStore.get()?.title).toBe('Reminder to Hannah Reed'))
  toastStore.get()!.action!.onClick()
  await userEvent.click(await screen.findByRole('button', { name: 'Send: INV-1, Hannah Reed' }))
  await waitFor(() => expect(calls).toHaveLength(3))
  const [first, , again] = calls.map(({ body }) => (body as { requestId: string }).requestId)
  expect(again).not.toBe(first)
})

it('does what its number says, and nothing while somebody types or has single keys off', async () => {
  const calls = fakeApi({
    [PATH]: [{ results: [{ id: 2, ok: true }] }],
    '/api/invoices/9/mails/77': [{}],
  })
  const { container } = show()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await userEvent.keyboard('3')
  field.remove()
  localStorage.setItem('single-keys', 'off')
  await userEvent.keyboard('3')
  localStorage.clear()
  const dialog = container.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  await userEvent.keyboard('3')
  dialog.remove()
  expect(calls).toEqual([])
  await userEvent.keyboard('3')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]!.body).toMatchObject({ ids: [2] })
  await userEvent.keyboard('1')
  await waitFor(() => expect(calls[1]).toMatchObject({ path: '/api/invoices/9/mails/77', method: 'POST' }))
  // Two are gone, so that the draft is the second.
  await userEvent.keyboard('2')
  expect(router.push).toHaveBeenCalledWith('/invoices/3?send=1')
})

it('reminds all at once, and says who is left out and why', async () => {
  const calls = fakeApi({
    [PATH]: [
      {
        results: [
          { id: 1, ok: true },
          { id: 2, ok: false, message: 'This invoice is paid.' },
        ],
      },
    ],
  })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Remind all 2' }))
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: '1 reminder' }))
  expect(calls[0]!.body).toMatchObject({ ids: [1, 2], hold: true })
  expect(toastStore.get()!.description).toBe(
    '2 left out. INV-2: this invoice is paid; INV-5: the client has no e-mail address.',
  )
  expect(rows().join()).toContain('Quillon')
})

it('puts back what the server refused, and says why', async () => {
  fakeApi({ [PATH]: [{ results: [{ id: 1, ok: false, message: 'This invoice is paid.' }] }] })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Send: INV-1, Hannah Reed' }))
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject({
      title: 'Failed to send reminder',
      description: 'This invoice is paid.',
    }),
  )
  expect(rows().join()).toContain('Hannah')
})
