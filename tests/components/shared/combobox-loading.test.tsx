import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Combobox } from '@/components/shared/form/combobox'

// The first key press loads the list, so nothing may have loaded it before.

const CLIENTS = [
  { value: '1', label: 'Harbour & Finch' },
  { value: '3', label: 'Marguerite Okonkwo' },
]

it('a combobox keeps the keys typed before its list has loaded', async () => {
  const onChange = jest.fn()
  render(<Combobox aria-label="Client" options={CLIENTS} value="" onChange={onChange} />)
  const field = screen.getByRole('combobox', { name: 'Client' })
  for (const key of ['m', 'a', 's', 'Backspace', 'r', 'Enter']) fireEvent.keyDown(field, { key })
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('3', CLIENTS[1]))
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})
