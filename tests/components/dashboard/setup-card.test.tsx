import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SetupCard } from '@/components/dashboard/setup-card'

const NONE = { logo: false, bank: false, client: false, invoice: false }

it('a new account is led through its first steps', () => {
  render(<SetupCard done={{ ...NONE, logo: true }} businessId={7} />)
  expect(screen.getByRole('region', { name: 'Get set up' })).toHaveTextContent('1 of 4 done')
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Add your logo (Done)',
    'Add bank details',
    'Add your first client',
    'Write your first invoice',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/settings?tab=bank',
    '/clients?edit=new',
    '/invoices/create',
  ])
})

it('the first steps can be dismissed for one business, and the browser remembers it', async () => {
  render(
    <main id="main" tabIndex={-1}>
      <SetupCard done={NONE} businessId={7} />
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Get set up')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(document.cookie).toBe('setup-7=dismissed')
})
