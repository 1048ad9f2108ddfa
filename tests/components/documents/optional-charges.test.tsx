import { screen, waitFor } from '@testing-library/react'
// Preloaded, so that no test waits for a lazy import to compile.
import '@/components/documents/form/charges/additional-charges'
import {
  clickSave,
  createReadyFields,
  filterWrites,
  mockServer,
  renderForm,
  SELLER_WITHOUT_BANK,
} from './invoice-form-helpers'

const CHARGES = [
  ['Discount', 'Discount'],
  ['Service date', 'Service date'],
  ['Withholding tax', 'Withholding (%)'],
  ['Prices include tax', 'Prices include tax'],
] as const

const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => localStorage.clear())

describe('an optional charge', () => {
  it.each(CHARGES)('opens alone and takes the focus: %s', async (name, label) => {
    const { user } = renderForm({ initial: createReadyFields() })
    await user.click(button(name))
    expect(await screen.findByLabelText(label)).toHaveFocus()
    for (const [other] of CHARGES.filter(([one]) => one !== name)) expect(button(other)).toBeVisible()
    expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('stays open when it is emptied, until it is removed', async () => {
    const calls = mockServer(() => ({ status: 201, data: { id: 12 } }))
    const { user } = renderForm({ initial: createReadyFields({ discount: '10%' }) })
    await user.clear(await screen.findByLabelText('Discount'))
    await user.keyboard('5%')
    await user.click(button('Remove discount'))
    expect(screen.queryByLabelText('Discount')).toBeNull()
    expect(button('Discount')).toHaveFocus()
    await clickSave(user)
    await waitFor(() => expect(filterWrites(calls)[0]?.body).toMatchObject({ discount: null }))
  })

  it('is a percentage or an amount, without typing a percent sign', async () => {
    const calls = mockServer(() => ({ status: 201, data: { id: 12 } }))
    const { user } = renderForm({ initial: createReadyFields() })
    await user.click(button('Discount'))
    await user.type(await screen.findByLabelText('Discount'), '10')
    expect(button('Amount in GBP')).toHaveAttribute('aria-pressed', 'true')
    await user.click(button('Percentage'))
    expect(screen.getByLabelText('Discount')).toHaveValue('10%')
    await clickSave(user)
    await waitFor(() =>
      expect(filterWrites(calls)[0]?.body).toMatchObject({ discount: { kind: 'PERCENT', value: 10 } }),
    )
  })

  it('is opened by an error, and takes the focus', async () => {
    mockServer(() => ({
      status: 422,
      data: { message: 'Invalid', errors: { serviceFrom: ['Enter the date of supply'] } },
    }))
    const { user } = renderForm({ initial: createReadyFields() })
    await clickSave(user)
    const field = await screen.findByLabelText('Service date')
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(button('Discount')).toBeVisible()
    await user.click(button('Remove service date'))
    expect(button('Service date')).toHaveFocus()
  })

  it('leaves the focus to an invalid field that is shown', async () => {
    mockServer(() => ({
      status: 422,
      data: { message: 'Invalid', errors: { taxRate: ['Too high'], serviceFrom: ['Too early'] } },
    }))
    const { user } = renderForm({ initial: createReadyFields() })
    await clickSave(user)
    expect(await screen.findByLabelText('Service date')).toBeInvalid()
    expect(screen.getByLabelText('Tax Rate (%)')).toHaveFocus()
  })

  it('is added at once if it needs no value: prices that include tax', async () => {
    const calls = mockServer(() => ({ status: 201, data: { id: 12 } }))
    const { user } = renderForm({ initial: createReadyFields() })
    await user.click(button('Prices include tax'))
    expect(await screen.findByRole('switch', { name: 'Prices include tax' })).toBeChecked()
    await clickSave(user)
    await waitFor(() => expect(filterWrites(calls)[0]?.body).toMatchObject({ pricesIncludeTax: true }))
  })

  it('has no service date where the dates above ask for it', () => {
    const place = { street: null, city: null, state: null, postalCode: null, country: 'AT' }
    const initial = createReadyFields()
    renderForm({ initial, seller: { ...SELLER_WITHOUT_BANK, place } })
    expect(screen.queryByRole('button', { name: 'Service date' })).toBeNull()
    expect(button('Discount')).toBeVisible()
  })
})

it('the standard rate is offered while no tax is charged, and moves the focus to the rate', async () => {
  const { user } = renderForm({
    initial: createReadyFields({ taxRate: '0' }),
    offeredRate: { tax: 'VAT', rate: 20 },
  })
  await user.click(button('Use the standard VAT rate of 20%'))
  const rate = screen.getByRole('textbox', { name: 'Tax Rate (%)' })
  expect(rate).toHaveValue('20')
  expect(rate).toHaveFocus()
  expect(screen.queryByRole('button', { name: /standard VAT rate/ })).toBeNull()
})
