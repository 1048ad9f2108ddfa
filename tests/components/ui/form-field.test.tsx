import { render, screen } from '@testing-library/react'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/legacy/select'

it('ties label, hint and error to the control', () => {
  render(
    <FormField label="Email" hint="Email address cannot be changed." error="Invalid email address" required>
      <Input type="email" />
    </FormField>,
  )
  const input = screen.getByLabelText('Email')
  expect(input).toHaveAccessibleDescription('Email address cannot be changed. Invalid email address')
  expect(input).toBeInvalid()
  expect(input).toBeRequired()
})

it('says nothing about a control that is in order', () => {
  render(
    <FormField label="Currency">
      <Select defaultValue="EUR">
        <option>USD</option>
        <option>EUR</option>
      </Select>
    </FormField>,
  )
  const select = screen.getByLabelText('Currency')
  expect(select).toHaveValue('EUR')
  expect(select).not.toHaveAttribute('aria-describedby')
  expect(select).not.toHaveAttribute('aria-invalid')
})
