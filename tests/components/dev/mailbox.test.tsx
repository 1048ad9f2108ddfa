import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MailboxKeyForm } from '@/components/dev/mailbox'

const KEY = 'Xrw-yM4LJhBJYgrleiYTuUUSdsX-IGssla-H0SRMmYk'

/** Renders the form and returns the keys that it submits. */
function open(isInvalid = false): string[] {
  const submitted: string[] = []
  const { container } = render(<MailboxKeyForm to={null} isInvalid={isInvalid} />)
  container.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault()
    submitted.push(String(new FormData(event.target as HTMLFormElement).get('key')))
  })
  return submitted
}

it.each([KEY, ` ${KEY}\n`, `http://localhost:3000/dev/mailbox?key=${KEY}`])(
  'the mailbox opens with the pasted key or link: %j',
  async (text) => {
    const submitted = open()
    fireEvent.paste(screen.getByLabelText('Key'), { clipboardData: { getData: () => text } })
    expect(submitted).toEqual([KEY])
  },
)

it('the mailbox opens with the key of the clipboard, or lets it be pasted if the browser refuses', async () => {
  const submitted = open()
  const user = userEvent.setup()
  const read = jest.spyOn(navigator.clipboard, 'readText').mockRejectedValueOnce(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Paste' }))
  expect(screen.getByLabelText('Key')).toHaveFocus()
  read.mockResolvedValueOnce(KEY)
  await user.click(screen.getByRole('button', { name: 'Paste' }))
  expect(submitted).toEqual([KEY])
})

it('the mailbox hides the key, and says that it is wrong', () => {
  open(true)
  expect(screen.getByLabelText('Key')).toHaveAttribute('type', 'password')
  expect(screen.getByLabelText('Key')).toHaveAccessibleDescription('This is not the key of this mailbox')
})
