import { cleanup, render, screen, within } from '@testing-library/react'
import { InvoiceDocument } from '@/components/documents/document-view/invoice-document'
import { createInvoiceView, type Audience, type InvoiceSource } from '@/lib/documents/view/invoice-view'
import { BILL_TO, createInvoiceSource, SELLER } from '../../factories/invoice-source'
import { findForeignLetters, OMEGA_MESSAGES, createWordlessSource } from '../../factories/omega-messages'

const client = {
  ...BILL_TO,
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  country: 'US',
  countryName: 'United States',
}

const show = (over: Partial<InvoiceSource> = {}, audience: Audience = 'payer') => {
  const source = createInvoiceSource({ client, ...over })
  render(
    <InvoiceDocument view={createInvoiceView(source, { today: '2026-11-09', audience })} headingLevel={1} />,
  )
  return screen.getByRole('article')
}
/** Returns the text beside a label. */
const beside = (label: string, root: HTMLElement = document.body) =>
  within(root).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const payment = () => screen.getByRole('heading', { name: 'Payment details' }).parentElement!

it('the document shows the seller’s logo, name, address, company number and VAT number', () => {
  const logo = { id: 'x', src: '/api/logos/x', width: 400, height: 100 }
  const header = show({ seller: { ...SELLER, logo } }).querySelector('header')!
  expect(within(header).getByRole('img', { name: 'Northwind Studio Ltd logo' })).toHaveAttribute(
    'src',
    '/api/logos/x',
  )
  for (const text of [
    'Northwind Studio Ltd',
    '12 Harbour Street',
    'Bristol BS1 4ND',
    'Company no. 08412345',
    'VAT Reg No GB 123 4567 89',
  ])
    expect(within(header).getByText(text)).toBeVisible()
  expect(within(header).getByRole('heading', { name: 'INV-0042' })).toBeVisible()
  expect(within(header).getByText('Due in 7 days')).toBeVisible()
})

it('the document bills to company, name, address, city with state and postal code, country and VAT', () => {
  show()
  const block = within(screen.getByRole('heading', { name: 'Bill To' }).parentElement!)
  for (const text of [
    'Hart & Finch Architects',
    'Amelia Hart',
    '4 Canal Row',
    'Springfield, IL 62701',
    'United States',
    'VAT Reg No GB 987 6543 21',
  ])
    expect(block.getByText(text)).toBeVisible()
})

it('the document bills to the name only if there is no company', () => {
  show({ client: { ...client, companyName: null } })
  const block = within(screen.getByRole('heading', { name: 'Bill To' }).parentElement!)
  expect(block.getAllByText('Amelia Hart')).toHaveLength(1)
})

it('the document shows both dates, type and payment method, without underscores', () => {
  const sheet = show({ invoiceType: 'RECURRING', paymentMethod: 'INTERNATIONAL_TRANSFER' })
  expect(beside('Issue date')).toBe('Nov 02, 2026')
  expect(beside('Due date')).toBe('Nov 16, 2026')
  expect(beside('Invoice type')).toBe('Recurring')
  expect(beside('Payment method')).toBe('International transfer')
  expect(sheet).not.toHaveTextContent('_')
})

it('the document omits the default type and payment method, and a tax of 0 % for the client', () => {
  const plain = { taxRate: 0, paymentMethod: 'REQUEST' } as const
  const sheet = show(plain)
  expect(sheet).not.toHaveTextContent(/Invoice type|One-off|Payment method|Request|Tax|Sent/)
  cleanup()
  expect(show(plain, 'owner')).not.toHaveTextContent(/Invoice type|One-off|Payment method|Request/)
  expect(beside('Tax (0%)')).toBe('£0.00')
})

it('the document shows the due date, and the amount beside the totals, once', () => {
  const sheet = show().textContent!
  expect(sheet.split('Nov 16, 2026')).toHaveLength(2)
  expect(sheet.split('Amount due')).toHaveLength(2)
})

it('the document totals in the invoice’s currency', () => {
  show({ currency: 'EUR' })
  expect(beside('Subtotal')).toBe('€1,897.50')
  expect(beside('Tax (20%)')).toBe('€379.50')
  expect(beside('Total')).toBe('€2,277.00')
})

it('the document shows the details for a bank transfer', () => {
  show({ paymentMethod: 'BANK_TRANSFER' })
  expect(beside('Bank name', payment())).toBe('Barclays')
  expect(beside('Account name', payment())).toBe('Northwind Studio Ltd')
  expect(beside('Account number', payment())).toBe('12345678')
  expect(beside('Sort code', payment())).toBe('20-00-00')
  expect(beside('Reference', payment())).toBe('INV-0042')
  expect(payment()).not.toHaveTextContent(/IBAN|SWIFT/)
})

it('the document shows the details for an international transfer', () => {
  show({ paymentMethod: 'INTERNATIONAL_TRANSFER' })
  expect(beside('Bank name', payment())).toBe('Barclays')
  expect(beside('Account name', payment())).toBe('Northwind Studio Ltd')
  expect(beside('IBAN', payment())).toBe('GB29 NWBK 6016 1331 9268 19')
  expect(beside('SWIFT/BIC', payment())).toBe('BARCGB22')
  expect(payment()).not.toHaveTextContent(/Account number|Sort code/)
})

it('the document prints notes and terms', () => {
  show()
  for (const [name, text] of [
    ['Notes', 'Thank you for the quick feedback.'],
    ['Terms and Conditions', 'Payment within 14 days.'],
  ] as const)
    expect(screen.getByRole('heading', { name }).parentElement).toHaveTextContent(text)
})

it.each(['DRAFT', 'SENT', 'PAID', 'CANCELLED'] as const)(
  'says nothing but what stands in the words of its language: %s',
  (status) => {
    for (const over of [{}, { client: null, lineItems: [] }]) {
      const view = createInvoiceView(createWordlessSource({ status, ...over }), {
        today: '2026-11-09',
        words: OMEGA_MESSAGES,
      })
      const { container, unmount } = render(<InvoiceDocument view={view} />)
      const marks = [...container.querySelectorAll('[data-text]')].map((mark) =>
        mark.getAttribute('data-text'),
      )
      expect(findForeignLetters([container.textContent, ...marks].join(' '))).toEqual([])
      unmount()
    }
  },
)
