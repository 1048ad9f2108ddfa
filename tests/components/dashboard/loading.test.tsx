import { render, screen, within } from '@testing-library/react'
import DashboardLoading from '@/app/(app)/(dashboard)/loading'

it('the dashboard shows four placeholder tiles and a spinner while the figures are loading', () => {
  render(<DashboardLoading />)
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'New Invoice' })).toHaveAttribute('href', '/invoices/create')
  const tiles = [...document.querySelectorAll('[data-slot=tile]')].filter((card) =>
    card.querySelector('[data-slot=skeleton]'),
  )
  expect(tiles).toHaveLength(4)
  const recent = screen.getByRole('heading', { name: 'Recent Invoices' }).closest('section')!
  expect(within(recent).getByRole('status').querySelector('svg')).toBeInTheDocument()
})
