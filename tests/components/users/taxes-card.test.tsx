import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { TaxesCard } from '@/components/users/settings/taxes/taxes-card'
import '@/components/users/settings/taxes/tax-dialog'
import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import { chooseOption } from '@/tests/factories/select'
import { fakeApi } from './fake-api'

const PATH = '/api/tax-rates'
const QUEBEC: TaxRate = {
  id: 4,
  name: 'GST + QST',
  rate: 14.975,
  category: 'S',
  reason: null,
  isDefault: true,
  parts: [
    { name: 'GST', rate: 5, compound: false, number: '123456789 RT0001' },
    { name: 'QST', rate: 9.975, compound: false, number: null },
  ],
}
const show = (taxes: TaxRate[], country: string, state: string | null = null) =>
  render(<TaxesCard taxes={taxes} country={country} state={state} language="en" />)
const dialog = () => within(screen.getByRole('dialog'))
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

it('the taxes card makes a tax of named parts', async () => {
  const calls = fakeApi({ [PATH]: [[{ id: 1 }, 201]] })
  show([], 'JP')
  await userEvent.click(screen.getByRole('button', { name: 'Add tax' }))
  await screen.findByRole('dialog')
  await userEvent.type(dialog().getByLabelText('Name'), 'GST and PST')
  await press('Split into named taxes')
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([])
  const [first, second] = dialog()
    .getAllByRole('group')
    .map((group) => within(group))
  await userEvent.type(first!.getByLabelText('Name'), 'GST')
  await userEvent.type(first!.getByLabelText('Rate (%)'), '5')
  await userEvent.type(first!.getByLabelText('Registration number'), '123')
  await userEvent.type(second!.getByLabelText('Name'), 'PST')
  await press('Save')
  expect(second!.getByLabelText('Rate (%)')).toHaveAccessibleDescription('Rate must be a number')
  await userEvent.type(second!.getByLabelText('Rate (%)'), '7')
  await userEvent.click(second!.getByLabelText('Also charged on the taxes above'))
  await press('Save')
  await isClosed()
  const parts = [
    { name: 'GST', rate: 5, compound: false, number: '123' },
    { name: 'PST', rate: 7, compound: true, number: null },
  ]
  expect(calls).toMatchObject([{ method: 'POST', body: { name: 'GST and PST', category: 'S', parts } }])
})

it('the taxes card changes a tax with parts back to a rate', async () => {
  const calls = fakeApi({ [`${PATH}/4`]: [[QUEBEC]] })
  show([QUEBEC], 'CA', 'QC')
  expect(screen.getByText('GST 5% + QST 9.975%')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Edit GST + QST' }))
  await screen.findByRole('dialog')
  await press('Remove tax 2')
  await press('Remove tax 1')
  await userEvent.clear(dialog().getByLabelText('Rate (%)'))
  await userEvent.type(dialog().getByLabelText('Rate (%)'), '13')
  await press('Save')
  await isClosed()
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { rate: 13, parts: [] } })
})

it.each([
  ['CA', 'Québec', 'GST 5% + QST 9.975%'],
  ['CA', 'BC', 'GST 5% + PST 7%'],
  ['IN', null, 'CGST 9% + SGST 9%'],
  ['ES', null, 'IVA 21% + R.E. 5.2%'],
])('the taxes card suggests the named taxes of %s %s', async (country, state, name) => {
  show([], country, state)
  const offers = within(screen.getByRole('list', { name: 'Suggested for your country' })).getAllByRole(
    'button',
  )
  const groups = offers.map(({ textContent }) => textContent).filter((text) => text?.includes('+'))
  expect(groups[0]).toBe(name)
})

it('the taxes card says the rates once, if they are the name of the tax', () => {
  show([{ ...QUEBEC, name: 'GST 5% + QST 9.975%' }], 'CA', 'QC')
  expect(screen.getAllByText('GST 5% + QST 9.975%')).toHaveLength(1)
})

it('the taxes card no longer suggests a tax that was added, with a number or without', () => {
  show([QUEBEC], 'CA', 'QC')
  expect(screen.queryByRole('button', { name: 'Add GST 5% + QST 9.975%' })).not.toBeInTheDocument()
})

it('a tax without a reason of its own shows the one that invoices print, in their language', async () => {
  render(<TaxesCard taxes={[]} country="DE" state={null} language="de" />)
  await userEvent.click(screen.getByRole('button', { name: 'Add tax' }))
  await chooseOption(await screen.findByLabelText('Tax treatment'), 'Exempt')
  expect(await screen.findByPlaceholderText('Umsatzsteuerfrei')).toBeVisible()
})
