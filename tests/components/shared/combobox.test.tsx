import { useState } from 'react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { Combobox, type ComboboxProps } from '@/components/shared/form/combobox'
import type { ComboboxOption } from '@/components/shared/form/use-options'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { chooseOption } from '@/tests/factories/select'

const CLIENTS = [
  { value: '1', label: 'Harbour & Finch', description: 'billing@harbour.example' },
  { value: '2', label: 'Łódź Studio' },
  { value: '3', label: 'Marguerite Okonkwo' },
]

function Picker({ start = '', onChange, ...props }: Partial<ComboboxProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <label htmlFor="client">Client</label>
      <Combobox
        id="client"
        options={CLIENTS}
        value={value}
        placeholder="Search your clients"
        onChange={(next, option) => {
          setValue(next)
          onChange?.(next, option)
        }}
        {...props}
      />
      <button type="button">Next</button>
    </>
  )
}

const clientSchema = z.object({ client: z.string().min(1, 'Choose a client') })

function ClientForm({ onSubmit }: { onSubmit: (values: { client: string }) => void }) {
  const form = useForm({ resolver: zodResolver(clientSchema), defaultValues: { client: '' } })
  return (
    <Form {...form}>
      <form onSubmit={form.handleSubmit((values) => onSubmit(values))}>
        <LabeledField required control={form.control} name="client" label="Client" description="Who pays">
          {(field) => <Combobox {...field} options={CLIENTS} />}
        </LabeledField>
        <button>Save</button>
      </form>
    </Form>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Client' })
const search = () => screen.getByRole('combobox', { name: 'Search your clients' })
const names = () => screen.getAllByRole('option').map((option) => option.textContent)

it('a combobox shows the placeholder, then the selected option, and marks it in the list', async () => {
  const onChange = jest.fn()
  render(<Picker onChange={onChange} />)
  expect(field()).toHaveTextContent('Search your clients')
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  await chooseOption(field(), 'Łódź Studio')
  expect(onChange).toHaveBeenCalledWith('2', CLIENTS[1])
  expect(field()).toHaveTextContent('Łódź Studio')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await userEvent.click(field())
  expect(screen.getByRole('option', { current: true })).toHaveTextContent('Łódź Studio')
})

it('a combobox finds options by label and description, ignoring case and accents', async () => {
  render(<Picker />)
  await userEvent.click(field())
  expect(search()).toHaveFocus()
  await userEvent.keyboard('BILLING')
  expect(names()).toEqual(['Harbour & Finchbilling@harbour.example'])
  await userEvent.clear(search())
  await userEvent.keyboard('studio lodz')
  expect(names()).toEqual(['Łódź Studio'])
  await userEvent.keyboard('zzz')
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
})

it('a combobox opens on typing, and selects with arrow keys and Enter', async () => {
  const onChange = jest.fn()
  render(<Picker onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('mar')
  expect(search()).toHaveValue('mar')
  expect(names()).toEqual(['Marguerite Okonkwo'])
  await userEvent.clear(search())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledWith('2', expect.anything())
  await waitFor(() => expect(field()).toHaveFocus())
  await userEvent.keyboard('{ArrowUp}')
  expect(search()).toHaveFocus()
})

it('a combobox keeps the selection when it is closed without a choice', async () => {
  const onBlur = jest.fn()
  render(<Picker start="2" onBlur={onBlur} />)
  await userEvent.click(field())
  await userEvent.keyboard('Mar{Escape}')
  expect(field()).toHaveTextContent('Łódź Studio')
  await waitFor(() => expect(field()).toHaveFocus())
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledTimes(1)
  await userEvent.click(field())
  await userEvent.keyboard('zzz')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field()).toHaveTextContent('Łódź Studio')
  expect(onBlur).toHaveBeenCalledTimes(2)
})

it('a combobox closes only itself when Escape is pressed in a dialog', async () => {
  const onOpenChange = jest.fn()
  render(
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>New invoice</DialogTitle>
        <Picker />
      </DialogContent>
    </Dialog>,
  )
  await userEvent.click(field())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('a combobox searches the server and shows only the latest result', async () => {
  const answers: Record<string, () => void> = {}
  const onSearch = jest.fn(
    (query: string, signal: AbortSignal) =>
      new Promise<ComboboxOption[]>((resolve) => {
        answers[query] = () => resolve(signal.aborted ? [] : [{ value: query, label: `Found ${query}` }])
      }),
  )
  render(<Picker options={[]} onSearch={onSearch} />)
  await userEvent.click(field())
  expect(screen.getByRole('status')).toHaveTextContent('Searching…')
  await userEvent.keyboard('ha')
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('ha', expect.anything()))
  await userEvent.keyboard('r')
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('har', expect.anything()))
  await act(async () => answers.har!())
  // The response to the earlier search arrives last.
  await act(async () => answers.ha!())
  expect(names()).toEqual(['Found har'])
  expect(onSearch.mock.calls.find(([query]) => query === 'ha')?.[1].aborted).toBe(true)
  await userEvent.click(screen.getByRole('option', { name: 'Found har' }))
  expect(field()).toHaveTextContent('Found har')
})

it('a combobox reports a failed search', async () => {
  render(
    <Picker options={[]} onSearch={() => Promise.reject(new Error('down'))} failedText="No connection" />,
  )
  await userEvent.click(field())
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No connection'))
})

it('a combobox shows the label of a value missing in its options', () => {
  render(<Picker start="9" selectedLabel="Former Client" />)
  expect(field()).toHaveTextContent('Former Client')
})

it('a combobox offers to add the typed text, unless it exists', async () => {
  const onAdd = jest.fn()
  render(
    <Picker addLabel={(name) => (name === 'Marguerite Okonkwo' ? null : `Add “${name}”`)} onAdd={onAdd} />,
  )
  await userEvent.click(field())
  await userEvent.keyboard('Marguerite Okonkwo')
  expect(names()).toEqual(['Marguerite Okonkwo'])
  await userEvent.keyboard('!')
  await userEvent.click(screen.getByRole('option', { name: 'Add “Marguerite Okonkwo!”' }))
  expect(onAdd).toHaveBeenCalledWith('Marguerite Okonkwo!')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('a combobox does not open while disabled', async () => {
  render(<Picker disabled />)
  await userEvent.click(field())
  expect(field()).toBeDisabled()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('a combobox is linked to its label, description and error, and focused when invalid', async () => {
  const onSubmit = jest.fn()
  render(<ClientForm onSubmit={onSubmit} />)
  expect(field()).toHaveAccessibleDescription('Who pays')
  expect(field()).toBeRequired()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field()).toBeInvalid())
  expect(field()).toHaveFocus()
  expect(field()).toHaveAccessibleDescription('Who pays Choose a client')
  await chooseOption(field(), 'Marguerite Okonkwo')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ client: '3' }))
})

it('a combobox that opens with the first focus keeps it on the button until something is typed', async () => {
  render(<Picker opensOnFocus />)
  await userEvent.tab()
  expect(await screen.findAllByRole('option')).toHaveLength(3)
  expect(field()).toHaveFocus()
  await userEvent.keyboard('har')
  await waitFor(() => expect(search()).toHaveFocus())
  expect(search()).toHaveValue('har')
  await userEvent.keyboard('{Enter}')
  expect(field()).toHaveTextContent('Harbour & Finch')

  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

it('a combobox that opens with a click on it stays open', async () => {
  render(<Picker opensOnFocus />)
  await userEvent.click(field())
  await waitFor(() => expect(search()).toHaveFocus())
  expect(names()).toHaveLength(3)
})

it('the combobox asks for a name until one is typed, if there are no options', async () => {
  const text = 'Type a name'
  render(<Picker options={[]} emptyText={text} addLabel={(name) => `Add ${name}`} />)
  await userEvent.click(field())
  expect(await screen.findByText(text)).toBeVisible()
  await userEvent.type(search(), 'A')
  expect(screen.getByRole('option', { name: 'Add A' })).toBeVisible()
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})
