import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { DateFormatProvider, DecimalSignProvider } from '@/components/shared/format-settings'
import { CreditNoteLineRow } from '@/components/documents/credit-notes/credit-note-line-row'
import { DemoInvoiceLines } from '@/components/marketing/demo-invoice/demo-invoice-lines'
import { CountryCombobox } from '@/components/shared/form/country-combobox'
import { DateInput } from '@/components/shared/form/date-input'
import { AmountField } from '@/components/shared/payment-fields'
import { DayText } from '@/components/shared/text/day-text'
import { Money } from '@/components/shared/text/money'
import { Form } from '@/components/ui/form'
import german from '@/lib/i18n/interface/de.json'

const German = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="de" messages={german} timeZone="UTC">
    <DecimalSignProvider sign=",">
      <DateFormatProvider pattern="dd.MM.yyyy" weekStartsOn={1}>
        {children}
      </DateFormatProvider>
    </DecimalSignProvider>
  </NextIntlClientProvider>
)

it('the German interface shows amounts and dates in German', () => {
  const { container } = render(
    <>
      <Money amount="1234.5" currency="EUR" /> <DayText day="2026-11-06" /> <DayText day="2026-11-06" prose />
    </>,
    { wrapper: German },
  )
  expect(container).toHaveTextContent('1.234,50 € 06.11.2026 6. Nov. 2026')
})

it('the German calendar names days and months in German, and starts the week on Monday', async () => {
  const user = userEvent.setup()
  render(<DateInput aria-label="Fällig am" value="2027-02-04" onChange={() => undefined} />, {
    wrapper: German,
  })
  const field = screen.getByRole('textbox', { name: 'Fällig am' })
  expect(field).toHaveValue('04.02.2027')
  expect(field).toHaveAttribute('placeholder', 'TT.MM.JJJJ')
  await user.click(screen.getByRole('button', { name: 'Kalender öffnen' }))
  const grid = await within(await screen.findByRole('dialog', { name: 'Kalender' })).findByRole('grid')
  expect(grid).toHaveAccessibleName('Februar 2027')
  expect(within(grid).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mo')
})

it('the list of countries is named and sorted in German', async () => {
  const user = userEvent.setup()
  render(<CountryCombobox aria-label="Land" value="" onChange={() => undefined} />, { wrapper: German })
  await user.click(screen.getByRole('combobox', { name: 'Land' }))
  await screen.findByRole('option', { name: 'Österreich' })
  const names = screen.getAllByRole('option').map((option) => option.textContent)
  expect(names.slice(-9)).toEqual([
    ...['Vereinigte Staaten', 'Kanada', 'Vereinigtes Königreich', 'Australien', 'Deutschland', 'Frankreich'],
    ...['Japan', 'Österreich', 'Polen'],
  ])
})

function Payment() {
  const form = useForm({ defaultValues: { amount: 0 } })
  return (
    <Form {...form}>
      <AmountField control={form.control} name="amount" currency="EUR" />
    </Form>
  )
}

it('the German interface says in German how it read an ambiguous amount', async () => {
  const user = userEvent.setup()
  render(<Payment />, { wrapper: German })
  await user.clear(screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), '1.500')
  await user.tab()
  expect(screen.getByText('= 1.500,00 €')).toBeVisible()
})

it('the demo invoice normalises a quantity in German', async () => {
  const change = jest.fn()
  const line = { description: 'Beratung', quantity: '2 d', unitPrice: '' }
  render(
    <DemoInvoiceLines
      lines={[line]}
      currency="EUR"
      sign=","
      amounts={['']}
      onLineChange={change}
      onAdd={jest.fn()}
      onRemove={jest.fn()}
    />,
    { wrapper: German },
  )
  await userEvent.click(screen.getByRole('textbox', { name: 'Menge, Position 1' }))
  await userEvent.tab()
  expect(change).toHaveBeenCalledWith(0, 'quantity', '2 Tage')
})

function CreditedDays() {
  const form = useForm({ defaultValues: { lines: [{ quantity: '2 d' }] } })
  const line = {
    line: 1,
    description: 'Beratung',
    unit: 'day',
    remaining: 3,
    isDeduction: false,
    decimalSign: ',' as const,
    remainingText: '3 Tage',
    fullText: '3 Tage',
    price: null,
  }
  return (
    <Form {...form}>
      <CreditNoteLineRow index={0} line={line} amount={null} />
    </Form>
  )
}

it('a credit note normalises a quantity in German', async () => {
  render(<CreditedDays />, { wrapper: German })
  const quantity = screen.getByRole('textbox', { name: 'Menge von Beratung' })
  await userEvent.click(quantity)
  await userEvent.tab()
  expect(quantity).toHaveValue('2 Tage')
})
