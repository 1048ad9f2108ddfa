import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import InvoicesLoading from '@/app/(app)/invoices/(list)/loading'
import InvoiceNotFoundPage from '@/app/(app)/invoices/[id]/not-found'
import PublicInvoiceError from '@/app/(public)/invoice/error'
import PublicInvoiceLoading from '@/app/(public)/invoice/[token]/loading'
import PublicInvoiceNotFound from '@/app/(public)/invoice/not-found'
import NotFound from '@/app/not-found'
import { setLocation } from '@/tests/factories/navigation'

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the public page', () => {
  it('shows a loading state', () => {
    render(<PublicInvoiceLoading />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading invoice...')
  })

  it('reports a missing invoice', () => {
    render(<PublicInvoiceNotFound />)
    expect(screen.getByRole('heading', { name: 'Invoice not found' })).toBeVisible()
  })

  it('reports and logs a failure, and can retry', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    const retry = jest.fn()
    const error = new Error('down')
    render(<PublicInvoiceError error={error} retry={retry} />)
    expect(screen.getByRole('heading', { name: 'Failed to load invoice' })).toBeVisible()
    expect(logged).toHaveBeenCalledWith(error)
    logged.mockRestore()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })
})

it('an invalid id shows an error card with a link back', () => {
  setLocation('/invoices/404', { id: '404' })
  render(<InvoiceNotFoundPage />)
  expect(screen.getByRole('heading', { name: 'Error Loading Invoice' })).toBeVisible()
  expect(screen.getByText("We couldn't find the invoice you're looking for.")).toBeVisible()
  expect(target('Back to Invoices')).toBe('/invoices')
})

it('the list shows a spinner while loading', () => {
  render(<InvoicesLoading />)
  expect(screen.getByRole('heading', { name: 'Invoices' })).toBeVisible()
  const waiting = screen.getByRole('status')
  expect(waiting).toHaveTextContent('Loading invoices...')
  expect(waiting.querySelector('svg')).toBeInTheDocument()
})

it('any other path shows a 404 card', () => {
  render(<NotFound />)
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  expect(target('Go to dashboard')).toBe('/')
})
