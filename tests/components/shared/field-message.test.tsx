import { zodResolver } from '@hookform/resolvers/zod'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { requiredText } from '@/lib/core/validation'
import { fieldMessage } from '@/lib/core/validation/field-message'
import messages from '@/lib/i18n/interface/de.json'

const schema = z.object({
  name: requiredText('clients.name-required', 3).refine((name) => name !== 'no', fieldMessage('api.empty')),
})

function ClientName() {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: '' } })
  const reject = () => form.setError('name', { message: 'Es gibt ihn schon' })
  return (
    <Form {...form}>
      <form noValidate onSubmit={form.handleSubmit(reject)}>
        <LabeledField control={form.control} name="name" label="Name">
          {(field) => <Input {...field} />}
        </LabeledField>
        <button>Speichern</button>
      </form>
    </Form>
  )
}

it('a field shows its error in the language of the interface', async () => {
  const user = userEvent.setup()
  const { field, clients } = messages.validation
  render(
    <NextIntlClientProvider locale="de" messages={{ validation: { field, clients } } as never}>
      <ClientName />
    </NextIntlClientProvider>,
  )
  const name = screen.getByRole('textbox', { name: 'Name' })
  const save = () => user.click(screen.getByRole('button', { name: 'Speichern' }))

  await save()
  expect(name).toHaveAccessibleDescription('Bitte gib den Namen des Kunden ein')
  await user.type(name, 'Acme')
  expect(name).toHaveAccessibleDescription('Bitte verwende höchstens 3 Zeichen')
  // The page has no message for an error of the API.
  await user.clear(name)
  await user.type(name, 'no')
  expect(name).toHaveAccessibleDescription('Bitte prüfe dieses Feld')
  await user.clear(name)
  await user.type(name, 'Ada')
  await save()
  expect(name).toHaveAccessibleDescription('Es gibt ihn schon')
})
