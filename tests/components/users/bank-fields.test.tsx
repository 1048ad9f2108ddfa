import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { BankFields } from '@/components/users/bank-fields'
import { toBankValues } from '@/components/users/user-values'
import { createNewUser } from './user'

function Bank({ country }: { country: string }) {
  const form = useForm({ defaultValues: toBankValues(createNewUser()) })
  return (
    <FormProvider {...form}>
      <BankFields country={country} />
    </FormProvider>
  )
}

it.each([
  ['UK', 'Account Number', '12345', 'Check this number: it usually looks like 31926819.'],
  ['UK', 'Sort Code', '2048', 'Check this number: it usually looks like 12-34-56.'],
  ['UK', 'IBAN', 'GB00 XXXX', 'Check this number: a letter or digit is wrong or missing.'],
  ['DE', 'IBAN', 'DE89 3704 0044 0532 0130 01', 'Check this number: a letter or digit is wrong or missing.'],
  ['', 'SWIFT/BIC', 'WEST', 'Check this number: it usually looks like WESTGB2L.'],
])(
  'in %j a wrong %s gets a hint when its field is left, and no error',
  async (country, label, number, hint) => {
    render(<Bank country={country} />)
    const field = screen.getByLabelText(label)
    await userEvent.type(field, number)
    expect(field).not.toHaveAccessibleDescription(hint)
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAccessibleDescription(hint))
    expect(field).not.toBeInvalid()
    await userEvent.type(field, '1')
    expect(field).not.toHaveAccessibleDescription(hint)
  },
)
