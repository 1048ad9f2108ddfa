import { expect, type BrowserContext } from '@playwright/test'
import { createInvoice, signUp } from './helpers'

/** Signs up a seller with a sent quote; returns their email, the quote and the path of its public link. */
export async function createOfferedQuote(context: BrowserContext, over: object = {}) {
  const email = await signUp(context)
  const made = await context.request.post('/api/clients', { data: { name: 'Northwind', email: 'n@b.co' } })
  const { id: clientId } = (await made.json()) as { id: number }
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const dated = { issueDate: day(0), dueDate: day(20) }
  const id = await createInvoice(context, {
    kind: 'QUOTE',
    clientId,
    invoiceNumber: 'Q-7',
    ...dated,
    ...over,
  })
  const link = await context.request.post(`/api/invoices/${id}/public-url`)
  const { publicToken } = (await link.json()) as { publicToken: string }
  const sent = await context.request.patch(`/api/invoices/${id}/status`, { data: { status: 'SENT' } })
  expect(sent.ok()).toBe(true)
  return { email, id, path: `/invoice/${publicToken}` }
}
