import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'

const RARE = '\u{20000}'

function Fields() {
  const form = useForm({ defaultValues: { name: '', notes: '' } })
  return (
    <Form {...form}>
      <LabeledField isPrinted control={form.control} name="name" label="Name">
        {(field) => <Input {...field} />}
      </LabeledField>
      <LabeledField control={form.control} name="notes" label="Notes">
        {(field) => <Input {...field} />}
      </LabeledField>
    </Form>
  )
}

it('a field for printed text lists the characters that the PDF can’t show', async () => {
  const user = userEvent.setup()
  render(<Fields />)
  const name = screen.getByLabelText('Name')
  await user.click(name)
  await user.paste(`山﨑 ${RARE}`)
  const hint = await screen.findByText(`The PDF can’t show ${RARE}: it prints a box. Use another spelling.`)
  expect(hint).toHaveAttribute('aria-live', 'polite')
  await user.clear(name)
  await user.paste('山﨑')
  expect(hint).toBeEmptyDOMElement()
})

it('a field whose text is not printed has no hint', async () => {
  const user = userEvent.setup()
  render(<Fields />)
  await user.click(screen.getByLabelText('Notes'))
  await user.paste(RARE)
  expect(screen.queryByText(/The PDF can’t show/)).not.toBeInTheDocument()
})
