import { render, screen } from '@testing-library/react'
import { StatusBadge } from '@/components/shared/text/status-badge'

it.each([
  ['DRAFT', 'Draft', 'draft'],
  ['SENT', 'Sent', 'sent'],
  ['PAID', 'Paid', 'paid'],
  ['CANCELLED', 'Cancelled', 'cancelled'],
  ['WRITTEN_OFF', 'Written_off', 'draft'],
])('the status %s is labelled %s in its colour', (status, label, look) => {
  render(<StatusBadge status={status} />)
  expect(screen.getByText(label)).toHaveAttribute('data-variant', look)
})
