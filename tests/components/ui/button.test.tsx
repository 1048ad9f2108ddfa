import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Button } from '@/components/ui/button'

it('a button does not submit by default', () => {
  render(<Button>Cancel</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

it('a button ignores clicks while pending, also Enter in a field, and keeps the focus', async () => {
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

it('a button renders its child as the button', () => {
  render(
    <Button asChild variant="outline" size="sm" className="px-8">
      <a href="https://example.com/invoices">Invoices</a>
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Invoices' })
  expect(link).toHaveAttribute('href', 'https://example.com/invoices')
  expect(link).toHaveAttribute('data-slot', 'button')
  expect(link).not.toHaveAttribute('type')
  // The last of two conflicting utilities wins.
  expect(link).toHaveClass('px-8')
  expect(link).not.toHaveClass('px-2.5')
})

it('a button keeps its accessible name while a spinner covers its label', () => {
  render(<Button loading>Save</Button>)
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
})

it('a button has no accessibility violation in any variant', async () => {
  const { container } = render(
    <>
      {(['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button disabled>Disabled</Button>
      <Button loading loadingText="Saving...">
        Save
      </Button>
    </>,
  )
  expect((await axe(container)).violations).toEqual([])
})
