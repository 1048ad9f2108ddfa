import { updateClient } from '@/lib/parties/mutations'
import { exact } from '@/lib/kernel/money'
import { NO_FILTER } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list'
import { updateInvoice } from '@/lib/actions/documents/save-document'
import { invoiceUpdateSchema } from '@/lib/documents/schema'
import { searchText } from '@/lib/documents/search-text'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

const find = async (userId: number, search: string, more: object = {}) =>
  (await listInvoices(userId, { ...NO_FILTER, ...more, search })).invoices.map(
    ({ invoiceNumber }) => invoiceNumber,
  )
const line = (description: string, unitPrice = 1234.5) => [{ description, quantity: 1, unitPrice }]

it('finds number, amount, client, company and the words of a line, in any case', async () => {
  const [user, stranger] = [await createUser(), await createUser()]
  const { id } = await createClient(user.id, { name: 'Łucja Grün', companyName: '100 % Compilers_Ltd' })
  const other = await createClient(user.id, { name: 'Bob' })
  await createInvoice(user.id, id, { invoiceNumber: 'A-1', lineItems: line('Website\n  ÉTÉ relaunch') })
  await createInvoice(user.id, other.id, { invoiceNumber: 'B-2', lineItems: line('Talk', 80) })
  const theirs = await createClient(stranger.id, { name: 'Łucja Grün' })
  await createInvoice(stranger.id, theirs.id, { invoiceNumber: 'A-1', lineItems: line('Website') })

  const one = ['a-1', '1234.5', '1,234.50', 'łucja', 'GRÜN', '% comp', 's_l', 'website été', 'RELAUNCH']
  for (const text of one) expect([text, await find(user.id, text)]).toEqual([text, ['A-1']])
  for (const text of ['sxl', 'website  été', 'nobody']) expect(await find(user.id, text)).toEqual([])
  // In every order, and beside every other filter.
  for (const sort of ['number', 'client', 'status', 'amount'])
    expect(await find(user.id, 'b', { sort, dir: 'asc' })).toContain('B-2')
  expect(await find(user.id, 'bob', { status: 'SENT' })).toEqual([])
  expect(await find(user.id, 'bob', { clientId: other.id })).toEqual(['B-2'])
})

it('follows a client who is renamed and lines that change', async () => {
  const { id: userId } = await createUser()
  const { id: clientId } = await createClient(userId, { name: 'Oldname' })
  const invoice = await createInvoice(userId, clientId, { invoiceNumber: 'C-3', lineItems: line('Teapot') })
  await updateClient(userId, clientId, { name: 'Newname', companyName: 'Kettles' })
  expect(await find(userId, 'oldname')).toEqual([])
  for (const text of ['newname', 'kettles']) expect(await find(userId, text)).toEqual(['C-3'])

  const { currency, issueDate, dueDate, invoiceNumber } = invoice
  const input = { clientId, currency, issueDate, dueDate, invoiceNumber, lineItems: line('Saucer') }
  await updateInvoice(userId, invoice.id, invoiceUpdateSchema.parse(input))
  expect(await find(userId, 'teapot')).toEqual([])
  expect(await find(userId, 'saucer')).toEqual(['C-3'])
})

it('keeps the words of the lines within bounds, and no half characters', () => {
  const text = searchText('N', exact(1), ['x', '😀'.repeat(3000)])
  expect([...text].length).toBe('n\n1.00\n'.length + 2000)
  expect(text.isWellFormed()).toBe(true)
  expect(searchText('N', exact(1), [])).toBe('n\n1.00')
})
