import { useState } from 'react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Combobox, type ComboboxProps } from '@/components/ui/legacy/combobox'
import { FormField } from '@/components/ui/legacy/form-field'

const CLIENTS = [
  { value: '1', label: 'Harbour & Finch', description: 'billing@harbour.example' },
  { value: '2', label: 'Łódź Studio' },
  { value: '3', label: 'Marguerite Okonkwo' },
]

function Picker({ start = '', ...props }: Partial<ComboboxProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <FormField label="Client" error={value ? undefined : 'Client is required'}>
      {(control) => (
        <Combobox
          {...control}
          options={CLIENTS}
          value={value}
          onChange={(next) => {
            setValue(next)
            props.onChange?.(next, { value: next, label: next })
          }}
          placeholder="Select a client"
          {...(props.onSearch && { onSearch: props.onSearch, options: props.options ?? [] })}
        />
      )}
    </FormField>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Client' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

it('is wired to its label, error and list', async () => {
  render(<Picker />)
  expect(field()).toHaveAccessibleDescription('Client is required')
  expect(field()).toBeInvalid()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(field())
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('listbox')).toHaveAttribute('id', field().getAttribute('aria-controls'))
})

it('filters by label and description, and chooses by keyboard', async () => {
  const onChange = jest.fn()
  render(<Picker onChange={onChange} />)
  await userEvent.type(field(), 'BILLING')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Harbour & Finchbilling@harbour.example',
  ])
  await userEvent.clear(field())
  await userEvent.type(field(), 'studio lodz')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Łódź Studio'])
  await userEvent.clear(field())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toHaveTextContent('Marguerite Okonkwo')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Harbour & Finch')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(onChange).toHaveBeenCalledWith('3', expect.anything())
  expect(field()).toHaveValue('Marguerite Okonkwo')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('chooses by pointer and marks the choice', async () => {
  render(<Picker />)
  await userEvent.click(field())
  await userEvent.click(screen.getByRole('option', { name: 'Łódź Studio' }))
  expect(field()).toHaveValue('Łódź Studio')
  await userEvent.click(field())
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Łódź Studio')
})

it('gives back the chosen label when nothing is chosen', async () => {
  const onOuterEscape = jest.fn()
  document.addEventListener('keydown', onOuterEscape)
  render(<Picker start="2" />)
  await userEvent.type(field(), 'Mar')
  onOuterEscape.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(field()).toHaveValue('Łódź Studio')
  expect(onOuterEscape).not.toHaveBeenCalled()
  document.removeEventListener('keydown', onOuterEscape)

  await userEvent.type(field(), 'zzz')
  expect(screen.getByText('Nothing found')).toBeVisible()
  await userEvent.tab()
  expect(field()).toHaveValue('Łódź Studio')
})

it('asks elsewhere for what was typed, and only shows the last answer', async () => {
  const answers: Record<string, () => void> = {}
  const onSearch = jest.fn(
    (query: string, signal: AbortSignal) =>
      new Promise<{ value: string; label: string }[]>((resolve) => {
        answers[query] = () => resolve(signal.aborted ? [] : [{ value: query, label: `Found ${query}` }])
      }),
  )
  render(<Picker onSearch={onSearch} />)
  await userEvent.type(field(), 'ha')
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('ha', expect.anything()))
  await userEvent.type(field(), 'r')
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('har', expect.anything()))
  await act(async () => answers.har!())
  // The first answer comes last.
  await act(async () => answers.ha!())
  await userEvent.click(screen.getByRole('option', { name: 'Found har' }))
  expect(onSearch.mock.calls[0]?.[1].aborted).toBe(true)
  expect(field()).toHaveValue('Found har')
})

it('says so when the search fails', async () => {
  render(<Picker onSearch={() => Promise.reject(new Error('down'))} />)
  await userEvent.type(field(), 'a')
  expect(await screen.findByText('We couldn’t load the list. Please try again.')).toBeVisible()
})

it('opens its list for what was typed before its script was there', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Picker />)
  const early = container.querySelector('input')!
  early.focus()
  early.value = 'okonk'
  render(<Picker />, { container, hydrate: true })
  expect(field()).toHaveValue('okonk')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Marguerite Okonkwo'])
})
