import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MobileMenu } from '@/components/layout/shell/mobile-nav'
import { setLocation } from '@/tests/factories/navigation'

const user = { fullName: 'Amelia Hartwell', email: 'amelia@hartwell.example', initials: 'AH' }
// jsdom can't open dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open')
  }
})

it('the mobile menu is rendered when opened, and keeps its state', async () => {
  setLocation('/invoices')
  render(<MobileMenu user={user} />)
  const menu = screen.getByRole('dialog', { hidden: true })
  expect(menu).toBeEmptyDOMElement()
  expect(menu).not.toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(menu).toHaveAttribute('open')
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Invoices')
  await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }))
  expect(menu).not.toHaveAttribute('open')
  expect(menu).not.toBeEmptyDOMElement()
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(menu).toHaveAttribute('open')
})
