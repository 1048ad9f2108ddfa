import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ClientEditor } from '@/components/clients/editor/client-editor'
import { openClientEditor } from '@/components/clients/editor/client-editor-url'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import { chooseOption } from '@/tests/factories/select'
import { getCurrentToast } from '@/tests/factories/toasts'
import { axe } from 'jest-axe'
import { router, setLocation } from '@/tests/factories/navigation'

const stored = {
  id: 7,
  name: 'Ada Lovelace',
  companyName: null,
  email: 'ada@example.com',
  phone: null,
  address: null,
  city: null,
  state: null,
  postalCode: null,
  country: 'UK',
  vatNumber: null,
  taxNumber: null,
  companyNumber: null,
  notes: null,
  currency: null,
}

const api = jest.fn<Promise<Response>, [string, RequestInit?]>()
const answer = (body: unknown, status = 200) =>
  ({
    ok: status < 400,
    status,
    statusText: '',
    headers: new Headers(),
    text: async () => JSON.stringify(body),
  }) as Response

beforeEach(() => {
  setLocation('/clients?q=ada')
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  global.fetch = api as typeof fetch
})

const open = async (title: string, target: 'new' | number) => {
  const user = userEvent.setup()
  const { container } = render(
    <>
      <ClientEditor />
      <UnsavedChangesGuard />
    </>,
  )
  act(() => openClientEditor(target))
  const dialog = await screen.findByRole('dialog', { name: title })
  return { user, dialog: within(dialog), element: dialog, container }
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

it('a new client has the specified fields, is saved, and the dialog closes', async () => {
  api.mockResolvedValue(answer({ ...stored }, 201))
  const { user, dialog, element } = await open('Add New Client', 'new')
  expect(window.location.search).toBe('?q=ada&edit=new')
  expect(dialog.getByText('Create a new client to use in your invoices.')).toBeInTheDocument()
  expect(dialog.getByLabelText('Name')).toHaveFocus()
  expect((await axe(element)).violations).toEqual([])
  const labels = [...element.querySelectorAll('label')].map((label) => label.textContent?.replace(' *', ''))
  expect(labels).toEqual([
    ...['Name', 'Company', 'Email', 'Phone', 'Address', 'City', 'State / Region', 'Postal Code', 'Country'],
    ...['Currency', 'Invoice language', 'VAT/Tax Number', 'Notes'],
  ])

  await user.paste('Ada Lovelace')
  await user.type(dialog.getByLabelText('Email'), 'ada@example.com{Enter}')
  await closed()
  const [path, request] = api.mock.calls[0]!
  expect([path, request?.method]).toEqual(['/api/clients', 'POST'])
  expect(JSON.parse(request?.body as string)).toMatchObject({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
  })
  expect(getCurrentToast()).toMatchObject({
    title: 'Client created',
    description: 'Client has been created successfully.',
  })
  expect(router.refresh).toHaveBeenCalledTimes(1)
  expect(window.location.search).toBe('?q=ada')
})

it('the client dialog shows the specified fields, and collapses the rest unless filled in or invalid', async () => {
  const message = 'Please use at most 30 characters'
  api.mockResolvedValueOnce(answer({ message, errors: { postalCode: [message] } }, 422))
  const { user, dialog, element } = await open('Add New Client', 'new')
  const fold = element.querySelector('details')!
  expect(fold.open).toBe(false)
  expect(fold.querySelector('summary')).toHaveTextContent('City, country and more')
  const shown = dialog.getAllByRole<HTMLInputElement>('textbox').filter((field) => !fold.contains(field))
  expect(shown.map(({ name }) => name)).toEqual([
    ...['name', 'companyName', 'email', 'phone', 'address', 'vatNumber', 'notes'],
  ])
  await user.type(dialog.getByLabelText('Name'), 'Ada')
  await user.click(dialog.getByRole('button', { name: 'Create client' }))
  await waitFor(() => expect(fold.open).toBe(true))
  expect(dialog.getByLabelText('Postal Code')).toHaveFocus()
})

it('the client dialog expands the optional fields if any is filled in', async () => {
  api.mockResolvedValueOnce(answer({ ...stored, city: 'London' }))
  const { dialog, element } = await open('Edit Client', 7)
  expect(await dialog.findByLabelText('City')).toHaveValue('London')
  expect(element.querySelector('details')).toHaveProperty('open', true)
})

it('the client dialog has the register number where the country has one', async () => {
  api.mockResolvedValueOnce(answer({ ...stored, country: 'FR', companyNumber: '303265045' }))
  const { dialog } = await open('Edit Client', 7)
  expect(await dialog.findByLabelText(/SIREN/)).toHaveValue('303265045')
})

it('the client dialog has no register number without a country', async () => {
  const { dialog } = await open('Add New Client', 'new')
  expect(dialog.queryByLabelText('Company Registration Number')).toBeNull()
})

it('the client dialog saves changes to a client and confirms them', async () => {
  api.mockResolvedValueOnce(answer(stored)).mockResolvedValueOnce(answer(stored))
  const { user, dialog } = await open('Edit Client', 7)
  const phone = await dialog.findByLabelText('Phone')
  const button = dialog.getByRole('button', { name: 'Update client' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.type(phone, '{Enter}0123')
  expect(button).toHaveAttribute('aria-disabled', 'false')
  await user.click(button)
  await closed()
  expect(api).toHaveBeenCalledTimes(2)
  expect(getCurrentToast()).toMatchObject({
    title: 'Client updated',
    description: 'Client has been updated successfully.',
  })
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

it('countries are offered beside a value typed before there was a list', async () => {
  api.mockResolvedValueOnce(answer({ ...stored, country: 'Scotland' })).mockResolvedValue(answer(stored))
  const { user, dialog } = await open('Edit Client', 7)
  const country = await dialog.findByLabelText('Country')
  expect(country).toHaveTextContent('Scotland')
  await user.click(country)
  await screen.findByRole('option', { name: 'Japan' })
  // The empty option, the six featured countries, the typed value and the others.
  expect(screen.getAllByRole('option')).toHaveLength(11)
  await user.click(screen.getByRole('option', { name: 'Japan' }))
  expect(country).toHaveTextContent('Japan')
  await chooseOption(country, 'Scotland')
  await user.type(dialog.getByLabelText('Phone'), '0123')
  await user.click(dialog.getByRole('button', { name: 'Update client' }))
  await closed()
  expect(JSON.parse(api.mock.calls[1]![1]?.body as string)).toMatchObject({ country: 'Scotland' })
})

it('the client dialog recognises a country typed by its name, and lets another be chosen', async () => {
  api.mockResolvedValueOnce(answer({ ...stored, country: 'Poland' })).mockResolvedValue(answer(stored))
  const { user, dialog } = await open('Edit Client', 7)
  const country = await dialog.findByLabelText('Country')
  expect(country).toHaveTextContent('Poland')
  await chooseOption(country, 'United Kingdom')
  await user.click(dialog.getByRole('button', { name: 'Update client' }))
  await closed()
  expect(JSON.parse(api.mock.calls[1]![1]?.body as string)).toMatchObject({ country: 'UK' })
})

it('the client dialog reports missing and invalid values, and sends nothing', async () => {
  const { user, dialog } = await open('Add New Client', 'new')
  await user.type(dialog.getByLabelText('Email'), 'nope')
  await user.click(dialog.getByRole('button', { name: 'Create client' }))
  expect(await dialog.findByText('Client name is required')).toBeInTheDocument()
  expect(dialog.getByText('Invalid email address')).toBeInTheDocument()
  expect(dialog.getByLabelText('Name')).toHaveFocus()
  expect(dialog.getByLabelText('Name')).toBeInvalid()
  expect(api).not.toHaveBeenCalled()
})

it("the client dialog shows the server's errors at the fields and keeps the input", async () => {
  api.mockResolvedValueOnce(answer(stored))
  api.mockResolvedValueOnce(answer({ message: 'Too long', errors: { phone: ['Too long'] } }, 422))
  const { user, dialog } = await open('Edit Client', 7)
  expect(dialog.getByText('Update client information.')).toBeInTheDocument()
  expect(await dialog.findByLabelText('Name')).toHaveValue('Ada Lovelace')
  expect(dialog.getByLabelText('Country')).toHaveTextContent('United Kingdom')

  await user.type(dialog.getByLabelText('Phone'), '0123')
  await user.click(dialog.getByRole('button', { name: 'Update client' }))
  expect(await dialog.findByText('Too long')).toBeInTheDocument()
  expect(dialog.getByLabelText('Phone')).toHaveFocus()
  expect(dialog.getByLabelText('Phone')).toHaveValue('0123')
  expect(api.mock.calls[1]![0]).toBe('/api/clients/7')
  expect(api.mock.calls[1]![1]?.method).toBe('PATCH')
  expect(getCurrentToast()).toMatchObject({
    title: 'Error updating client',
    description: 'Too long',
    variant: 'destructive',
  })
  expect(router.refresh).not.toHaveBeenCalled()
})

it('the client dialog falls back to the specified message if the server sends none', async () => {
  api.mockRejectedValue(new TypeError('Failed to fetch'))
  const { user, dialog } = await open('Add New Client', 'new')
  await user.type(dialog.getByLabelText('Name'), 'Ada{Enter}')
  await waitFor(() => expect(getCurrentToast()?.title).toBe('Error creating client'))
  expect(dialog.getByLabelText('Name')).toHaveValue('Ada')
})

it('the client dialog asks before it discards input', async () => {
  const { user, dialog } = await open('Add New Client', 'new')
  await user.type(dialog.getByLabelText('Name'), 'Ada')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(await dialog.findByLabelText('Name')).toHaveValue('Ada')

  await user.click(dialog.getByRole('button', { name: 'Cancel', hidden: true }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await closed()
  expect(window.location.search).toBe('?q=ada')
})

it('the client dialog closes on Back, but not with unsaved input', async () => {
  const { user, dialog } = await open('Add New Client', 'new')
  await user.type(dialog.getByLabelText('Name'), 'Ada')
  act(() => window.history.back())
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(window.location.search).toBe('?q=ada&edit=new')
  expect(dialog.getByLabelText('Name')).toHaveValue('Ada')

  await user.clear(dialog.getByLabelText('Name'))
  act(() => window.history.back())
  await closed()
})

it('the client dialog reports a missing client', async () => {
  api.mockResolvedValue(answer({ message: 'Client not found' }, 404))
  const { user, dialog } = await open('Edit Client', 7)
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    "The client you're looking for doesn't exist or has been deleted.",
  )
  expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
  await closed()
})

it('the client dialog reloads the client after a failure', async () => {
  api.mockResolvedValueOnce(answer({ message: 'Out of order' }, 503)).mockResolvedValueOnce(answer(stored))
  const { user, dialog } = await open('Edit Client', 7)
  expect(await dialog.findByText('Out of order')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByLabelText('Name')).toHaveValue('Ada Lovelace')
})

it('the client dialog takes a new client’s name from the query string, and removes it there', async () => {
  setLocation('/clients?q=ada&edit=new&name=Bob+%26+Co')
  render(<ClientEditor />)
  expect(await screen.findByLabelText('Name')).toHaveValue('Bob & Co')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(window.location.search).toBe('?q=ada')
})
