import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { CurrencyOptions } from '@/components/shared/currency-options'

// These tests are about the whole list.
jest.unmock('@/lib/core/currencies/currencies')

const FIRST = ['USD', 'EUR']
const options = () => screen.getAllByRole<HTMLOptionElement>('option').map(({ text }) => text)
const select = () => screen.getByLabelText<HTMLSelectElement>('Currency')

/** An uncontrolled field, as in a form that isn't told of the choice. */
const Uncontrolled = ({ value }: { value: string | null }) => (
  <select aria-label="Currency" defaultValue={value ?? undefined}>
    <CurrencyOptions first={FIRST} value={value} othersLabel="Other currencies" />
  </select>
)
function Controlled() {
  const [value, setValue] = useState('USD')
  return (
    <select aria-label="Currency" value={value} onChange={(event) => setValue(event.target.value)}>
      <CurrencyOptions first={FIRST} value={value} othersLabel="Other currencies" />
    </select>
  )
}

it('the currency field shows the selected currency from the start, and keeps it when the others load', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Uncontrolled value="CHF" />)
  expect([options(), select().value]).toEqual([['USD', 'EUR', 'CHF'], 'CHF'])
  render(<Uncontrolled value="CHF" />, { container, hydrate: true })
  await screen.findByRole('option', { name: 'SEK – Swedish Krona' })
  expect(select()).toHaveValue('CHF')
  expect(select().selectedOptions[0]!.text).toBe('CHF – Swiss Franc')
})

it('the currency field lists the first ones by code, then all others in a group, none twice', () => {
  render(<Uncontrolled value={null} />)
  expect(options().slice(0, 3)).toEqual(['USD', 'EUR', 'AED – United Arab Emirates Dirham'])
  const group = within(screen.getByRole('group', { name: 'Other currencies' }))
  expect(group.getAllByRole('option')).toHaveLength(options().length - FIRST.length)
  const values = [...select().options].map(({ value }) => value)
  expect(values).toHaveLength(155)
  expect(new Set(values).size).toBe(155)
})

it('the currency field keeps a currency missing in the list', () => {
  render(<Uncontrolled value="DEM" />)
  expect(select()).toHaveValue('DEM')
  expect(options().at(-1)).toBe('DEM')
})

it('the currency field can be changed repeatedly', async () => {
  render(<Controlled />)
  await userEvent.selectOptions(select(), 'ZAR')
  expect(select()).toHaveValue('ZAR')
  await userEvent.selectOptions(select(), 'EUR')
  expect(select()).toHaveValue('EUR')
})
