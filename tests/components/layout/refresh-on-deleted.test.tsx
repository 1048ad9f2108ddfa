import { act, render, screen } from '@testing-library/react'
import { InvoiceNotFound } from '@/components/documents/detail/invoice-not-found'
import { RefreshOnDeleted } from '@/components/layout/refresh-on-deleted'
import type { getInvoice, setStatus } from '@/lib/api/definitions/invoices'
import { callApi } from '@/lib/platform/http/api-client'
import { router, setLocation } from '@/tests/factories/navigation'

const answer = (status: number) => {
  global.fetch = jest.fn(async () => ({
    ok: status < 400,
    status,
    statusText: '',
    headers: new Headers(),
    text: async () => '{"message":"Invoice not found"}',
  })) as unknown as typeof fetch
}
const changeStatus = () =>
  callApi<typeof setStatus>({
    method: 'PATCH',
    path: '/api/invoices/7/status',
    body: { status: 'SENT' },
  }).catch(() => undefined)

it('the app refreshes a page whose invoice was deleted, and says so', async () => {
  setLocation('/invoices/7', { id: '7' })
  const { rerender } = render(<InvoiceNotFound />)
  expect(screen.getByText('Error Loading Invoice')).toBeVisible()
  rerender(<RefreshOnDeleted />)
  answer(409)
  await changeStatus()
  expect(router.refresh).not.toHaveBeenCalled()
  answer(404)
  await act(changeStatus)
  expect(router.refresh).toHaveBeenCalledTimes(1)
  rerender(<InvoiceNotFound />)
  expect(screen.getByText('This invoice was deleted')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Invoices' })).toHaveAttribute('href', '/invoices')
})

it('the app does not refresh a form with input', async () => {
  setLocation('/invoices/edit/8')
  render(<RefreshOnDeleted />)
  answer(404)
  await act(() =>
    callApi<typeof getInvoice>({ method: 'GET', path: '/api/invoices/8' }).catch(() => undefined),
  )
  expect(router.refresh).not.toHaveBeenCalled()
})
