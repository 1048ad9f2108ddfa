import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '@/components/ui/button'

it('does not submit unless told to', () => {
  render(<Button>Cancel</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

it('ignores presses while pending, by Enter in a field too, and keeps the focus', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" loading={loading} loadingText="Creating...">
        Save Invoice
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  await userEvent.click(screen.getByRole('button', { name: 'Save Invoice' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
  rerender(form(true))
  const button = screen.getByRole('button', { name: 'Creating...' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
