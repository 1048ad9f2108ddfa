import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Form } from '@/components/ui/form'
import { DateFormatProvider } from '@/components/shared/format-settings'
import { createDateErrorOptions } from '@/components/shared/form/date-errors'
import { DateInput } from '@/components/shared/form/date-input'
import '@/components/shared/form/date-calendar'
import { LabeledField } from '@/components/shared/form/labeled-field'
import type { WeekStart } from '@/lib/core/dates/month'
import type { DatePattern } from '@/lib/core/reader-locale'
import { day } from '@/lib/core/validation'

interface Shown {
  pattern?: DatePattern
  weekStartsOn?: WeekStart
  value?: string
}

const schema = z.object({ paidOn: day('payments.date-required') })

function PaidOn({ pattern = 'dd/MM/yyyy', weekStartsOn = 1, value = '' }: Shown) {
  const [saved, setSaved] = useState('')
  const form = useForm({
    resolver: zodResolver(schema, createDateErrorOptions(pattern)),
    defaultValues: { paidOn: value },
  })
  return (
    <DateFormatProvider pattern={pattern} weekStartsOn={weekStartsOn}>
      <Form {...form}>
        <form noValidate onSubmit={form.handleSubmit(({ paidOn }) => setSaved(paidOn))}>
          <LabeledField control={form.control} name="paidOn" label="Paid on" description="Its value date">
            {(field) => <DateInput {...field} />}
          </LabeledField>
          <button>Save</button>
        </form>
        <button onClick={() => form.setValue('paidOn', '2027-01-05')}>Fifth of January</button>
        <output>{saved}</output>
      </Form>
    </DateFormatProvider>
  )
}

function show(shown: Shown = {}) {
  const user = userEvent.setup()
  render(<PaidOn {...shown} />)
  return {
    user,
    field: () => screen.getByRole('textbox', { name: 'Paid on' }),
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
    openCalendar: async () => {
      await user.click(screen.getByRole('button', { name: 'Open calendar' }))
      return within(await screen.findByRole('dialog', { name: 'Calendar' })).findByRole('grid')
    },
  }
}

const saved = () => screen.getByRole('status')

it('the date field parses a date in the user’s order, and formats it on blur', async () => {
  const { user, field, save } = show({ pattern: 'dd.MM.yyyy' })
  expect(field()).toHaveAttribute('placeholder', 'dd.mm.yyyy')
  await user.type(field(), '4.2.27')
  expect(field()).toHaveValue('4.2.27')
  await user.tab()
  expect(field()).toHaveValue('04.02.2027')
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('2027-02-04'))
})

it('the date field accepts ISO 8601, and Enter in the field', async () => {
  const { user, field } = show({ pattern: 'MM/dd/yyyy' })
  await user.type(field(), '2027-2-4{Enter}')
  await waitFor(() => expect(saved()).toHaveTextContent('2027-02-04'))
  await user.tab()
  expect(field()).toHaveValue('02/04/2027')
})

it('the date field keeps invalid text, and explains the format', async () => {
  const { user, field, save } = show()
  await user.type(field(), '31/2/2027')
  await save()
  await waitFor(() => expect(field()).toBeInvalid())
  expect(field()).toHaveAccessibleDescription('Its value date Enter a date such as 31/12/2026')
  expect(field()).toHaveValue('31/2/2027')
  expect(field()).toHaveFocus()
})

it('the date field reports invalid text when it is left, until the text is corrected', async () => {
  const { user, field } = show()
  await user.type(field(), '31 dec')
  expect(field()).toBeValid()
  await user.tab()
  await waitFor(() => expect(field()).toBeInvalid())
  await user.clear(field())
  await user.type(field(), '31122026')
  await waitFor(() => expect(field()).toBeValid())
  await user.tab()
  expect(field()).toHaveValue('31/12/2026')
})

it('the date field accepts years 1900 to 2999', async () => {
  const { user, field, save } = show()
  await user.type(field(), '31/12/1899')
  await save()
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription('Its value date Please enter a date from 1900 to 2999'),
  )
})

it('the date field shows a value set from outside', async () => {
  const { user, field } = show({ value: '2027-02-04' })
  await user.type(field(), '{Backspace}')
  expect(field()).toHaveValue('04/02/202')
  await user.click(screen.getByRole('button', { name: 'Fifth of January' }))
  expect(field()).toHaveValue('05/01/2027')
})

it('the date field is rendered in the user’s format on the server', () => {
  expect(renderToString(<PaidOn pattern="dd.MM.yyyy" value="2027-02-04" />)).toContain('value="04.02.2027"')
})

describe('the date picker', () => {
  it('opens at the date, and returns the chosen day', async () => {
    const { user, field, openCalendar } = show({ value: '2027-02-04' })
    const grid = await openCalendar()
    expect(grid).toHaveAccessibleName('February 2027')
    expect(within(grid).getByRole('gridcell', { selected: true })).toHaveTextContent('4')
    await user.click(within(grid).getByRole('button', { name: /February 17th/ }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(field()).toHaveValue('17/02/2027')
    expect(screen.getByRole('button', { name: 'Open calendar' })).toHaveFocus()
  })

  it('works by keyboard alone', async () => {
    const { user, field } = show({ value: '2027-02-04' })
    await user.tab()
    expect(field()).toHaveFocus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(screen.getByRole('button', { name: /February 4th/ })).toHaveFocus())
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    expect(field()).toHaveValue('12/02/2027')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: /February 12th/ })).toHaveFocus())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(field()).toHaveValue('12/02/2027')
  })

  it('switches month and year', async () => {
    const { user, field, openCalendar } = show({ value: '2027-02-04' })
    await openCalendar()
    await user.selectOptions(screen.getByRole('combobox', { name: /year/i }), '2030')
    await user.selectOptions(screen.getByRole('combobox', { name: /month/i }), 'July')
    await user.click(screen.getByRole('button', { name: /July 31st, 2030/ }))
    expect(field()).toHaveValue('31/07/2030')
  })

  it.each([
    [0, 'Sunday'],
    [1, 'Monday'],
  ] as const)('begins its weeks on the reader’s first day, %i', async (weekStartsOn, first) => {
    const { openCalendar } = show({ weekStartsOn })
    const grid = await openCalendar()
    expect(within(grid).getAllByRole('columnheader', { hidden: true })[0]).toHaveAccessibleName(first)
  })
})
