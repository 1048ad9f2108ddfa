import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NumberSequenceCard } from '@/components/users/settings/invoices/number-sequence-card'
import { chooseOption } from '@/tests/factories/select'
import { fakeApi } from './fake-api'
import { getSaveButton, saveChanges, SettingsStub } from './save-changes'

const numbering = { pattern: '{KIND}-{0000}', resets: 'NEVER', today: '2026-11-22', next: 'Q-0042' } as const
const PATH = '/api/number-series/QUOTE'
const series = { ...numbering, kind: 'QUOTE', isChosen: true, period: '', preview: [] }

it('the number sequences card shows a sequence per kind of document, and saves changes', async () => {
  const saved = { ...series, pattern: '{KIND}/{YYYY}/{000}', resets: 'YEARLY', next: 'Q/2026/042' }
  const calls = fakeApi({ [PATH]: [[saved, 200]] })
  render(<NumberSequenceCard kind="QUOTE" numbering={numbering} />, { wrapper: SettingsStub })
  expect(
    screen.getByText('Each quote gets the next number. You can still change it on the quote.'),
  ).toBeVisible()
  expect(screen.getByText(/\{KIND\}: document type \(Q\)\./)).toBeVisible()
  expect(getSaveButton()).toBeDisabled()
  const pattern = screen.getByLabelText('Number pattern')
  fireEvent.change(pattern, { target: { value: '{KIND}/{YYYY}/{000}' } })
  await chooseOption(screen.getByLabelText('Restart numbering'), 'Every year')
  expect(screen.getByLabelText('Next quote number')).toHaveValue('Q/2026/042')
  expect(screen.getByText(/^Next:/)).toHaveTextContent(
    'Next: Q/2026/042, Q/2026/043, Q/2026/044. From January 1: Q/2027/001',
  )
  await userEvent.type(pattern, '{Enter}')
  await waitFor(() => expect(getSaveButton()).toBeDisabled())
  expect(calls.map(({ body }) => body)).toEqual([
    { pattern: '{KIND}/{YYYY}/{000}', resets: 'YEARLY', next: 'Q/2026/042' },
  ])
})

it('the number sequences card shows errors at their fields, and keeps the input', async () => {
  const message = 'Invoice number Q-0001 was issued before, so it can’t be used again. Choose another number.'
  fakeApi({ [PATH]: [[{ message, errors: { next: [message] } }, 409]] })
  render(<NumberSequenceCard kind="QUOTE" numbering={numbering} />, { wrapper: SettingsStub })
  const next = screen.getByLabelText('Next quote number')
  await userEvent.clear(next)
  await userEvent.type(next, 'Q-0001')
  await saveChanges()
  await waitFor(() => expect(next).toHaveAccessibleDescription(message))
  expect(next).toHaveValue('Q-0001')
})
