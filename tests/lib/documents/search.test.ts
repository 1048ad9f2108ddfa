import { updateClient } from '@/lib/clients/mutations'
import type { Actor } from '@/lib/core/access/actor'
import { NO_FILTER } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list-invoices'
import { updateInvoice } from '@/lib/invoicing/save-invoice'
import { invoiceUpdateSchema } from '@/lib/documents/schema'
import { buildSearchText } from '@/lib/documents/invoice-columns'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

const find = async (actor: Actor, search: string, more: object = {}) =>
  (await listInvoices(actor, { ...NO_FILTER, ...more, search })).invoices.map(
    ({ invoiceNumber }) => invoiceNumber,
  )
const line = (description: string, unitPrice = 1234.5) => [{ description, quantity: 1, unitPrice }]

it('the invoice search finds number, amount, client, company and line text, ignoring case', async () => {
  const [user, stranger] = [await createUser(), await createUser()]
  const { id } = await createClient(user.actor, { name: 'Łucja Grün', companyName: '100 % Compilers_Ltd' })
  const other = await createClient(user.actor, { name: 'Bob' })
  await createInvoice(user.actor, id, { invoiceNumber: 'A-1', lineItems: line('Website\n  ÉTÉ relaunch') })
  await createInvoice(user.actor, other.id, { invoiceNumber: 'B-2', lineItems: line('Talk', 80) })
  const theirs = await createClient(stranger.actor, { name: 'Łucja Grün' })
  await createInvoice(stranger.actor, theirs.id, { invoiceNumber: 'A-1', lineItems: line('Website') })

  const one = [
    'a-1',
    '1234.5',
    '1,234.50',
    'łucja',
    'GRÜN',
    '% comp',
    's_l',
    'website été',
    'RELAUNCH',
    'ete  website',
  ]
  for (const text of one) expect([text, await find(user.actor, text)]).toEqual([text, ['A-1']])
  for (const text of ['sxl', 'website sxl', 'nobody']) expect(await find(user.actor, text)).toEqual([])
  // In every order and with every other filter.
  for (const sort of ['number', 'client', 'status', 'amount'])
    expect(await find(user.actor, 'b', { sort, dir: 'asc' })).toContain('B-2')
  expect(await find(user.actor, 'bob', { status: 'SENT' })).toEqual([])
  expect(await find(user.actor, 'bob', { clientId: other.id })).toEqual(['B-2'])
})

it('the invoice search follows renamed clients and edited lines', async () => {
  const { actor } = await createUser()
  const { id: clientId } = await createClient(actor, { name: 'Oldname' })
  const invoice = await createInvoice(actor, clientId, {
    invoiceNumber: 'C-3',
    lineItems: line('Teapot'),
  })
  await updateClient(actor, clientId, { name: 'Newname', companyName: 'Kettles' })
  expect(await find(actor, 'oldname')).toEqual([])
  for (const text of ['newname', 'kettles']) expect(await find(actor, text)).toEqual(['C-3'])

  const { currency, issueDate, dueDate, invoiceNumber } = invoice
  const input = { clientId, currency, issueDate, dueDate, invoiceNumber, lineItems: line('Saucer') }
  await updateInvoice(actor, invoice.id, invoiceUpdateSchema.parse(input))
  expect(await find(actor, 'teapot')).toEqual([])
  expect(await find(actor, 'saucer')).toEqual(['C-3'])
})

it('the invoice search limits the indexed line text without splitting characters', () => {
  const text = buildSearchText('N', '1.00', ['x', '😀'.repeat(3000)])
  expect([...text].length).toBe('n\n1.00\n'.length + 2000)
  expect(text.isWellFormed()).toBe(true)
  expect(buildSearchText('N', '1.00', [])).toBe('n\n1.00')
  expect(buildSearchText('N', '361000', [])).toBe('n\n361000\n361,000')
  expect(buildSearchText('N', '1234.500', [])).toBe('n\n1234.500\n1,234.500')
})
