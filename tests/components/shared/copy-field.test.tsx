import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyField } from '@/components/shared/copy-field'
import { getCurrentToast } from '@/tests/factories/toasts'

const LINK = 'https://sheaf.example/invoice/abc'
const field = <CopyField id="link" label="Public link" value={LINK} />

it('the copy field copies the link and confirms it', async () => {
  const user = userEvent.setup()
  render(field)
  expect(screen.getByLabelText('Public link')).toHaveAttribute('readonly')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(LINK)
  expect(getCurrentToast()).toMatchObject({ title: 'Copied to clipboard' })
})

it('the copy field explains how to copy manually if the clipboard is blocked', async () => {
  const user = userEvent.setup()
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  render(field)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(getCurrentToast()).toMatchObject({
    title: 'Failed to copy',
    description: 'Please copy the link manually',
    variant: 'destructive',
  })
  const input = screen.getByLabelText<HTMLInputElement>('Public link')
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(LINK)
})

it('the copy field is disabled until there is a link', () => {
  render(<CopyField id="link" label="Public link" value="" placeholder="Generating public URL..." />)
  expect(screen.getByPlaceholderText('Generating public URL...')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDisabled()
})
