import 'server-only'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { notFound } from '@/lib/errors'
import type { BillTo } from '@/lib/invoices/types'
import { MAX_ID } from '@/lib/id'
import { summarize } from './summary'
import type { Client, ClientOption, ClientSummary } from './types'

const WHAT = 'Client'

/** Options of a picker at most; beyond that, `GET /api/clients?search=` finds the rest. */
export const PICKER_SIZE = 50

/** What an invoice prints of a client. */
export const billToFields = {
  name: true,
  companyName: true,
  email: true,
  phone: true,
  address: true,
  city: true,
  state: true,
  postalCode: true,
  country: true,
  vatNumber: true,
} satisfies Prisma.ClientSelect

export const optionFields = { id: true, ...billToFields, currency: true } satisfies Prisma.ClientSelect

export const clientFields = { ...optionFields, notes: true } satisfies Prisma.ClientSelect

/** One client. Throws 404 when it does not exist, was deleted or is another user's. */
export async function getClient(userId: number, id: number): Promise<Client> {
  const client =
    id <= MAX_ID &&
    (await db.client.findFirst({ where: { id, userId, deletedAt: null }, select: clientFields }))
  if (!client) throw notFound(WHAT)
  return client
}

/** What a client is called, deleted or not; null when it is not the user's. */
export async function findClientTitle(userId: number, id: number): Promise<string | null> {
  const client = await db.client.findUnique({ where: { own: { userId, id } }, select: { title: true } })
  return client && client.title
}

/** What an invoice prints of a client. Also of a deleted one: a draft may still be for it. Throws 404. */
export async function getBillTo(userId: number, id: number): Promise<BillTo> {
  const client =
    id <= MAX_ID && (await db.client.findUnique({ where: { own: { userId, id } }, select: billToFields }))
  if (!client) throw notFound(WHAT)
  return client
}

/**
 * What a client was invoiced, paid and still owes, in one grouped query. The first figure is in the client's own
 * currency, else in `userCurrency`.
 */
export async function getClientSummary(
  userId: number,
  client: Pick<Client, 'id' | 'currency'>,
  userCurrency: string,
): Promise<ClientSummary> {
  const groups = await db.invoice.groupBy({
    by: ['status', 'currency'],
    where: { userId, clientId: client.id },
    _count: { _all: true },
    _sum: { totalAmount: true, amountPaid: true },
  })
  return summarize(
    groups.map(({ status, currency, _count, _sum }) => ({
      status,
      currency,
      count: _count._all,
      total: _sum.totalAmount?.toString() ?? 0,
      paid: _sum.amountPaid?.toString() ?? 0,
    })),
    client.currency ?? userCurrency,
  )
}

/**
 * What the customer picker of the invoice form offers, by name. `selected` is offered too when it lies beyond the
 * picker's size; with `deletedToo` even when it was deleted meanwhile, so that an old draft still shows whom it is for.
 */
export async function pickerOptions(
  userId: number,
  selected?: number | null,
  { deletedToo = false } = {},
): Promise<ClientOption[]> {
  const options = await db.client.findMany({
    where: { userId, deletedAt: null },
    orderBy: [{ deletedAt: 'asc' }, { title: 'asc' }, { id: 'asc' }],
    take: PICKER_SIZE,
    select: optionFields,
  })
  if (!selected || options.some(({ id }) => id === selected)) return options
  const missing = await db.client.findFirst({
    where: { id: selected, userId, ...(!deletedToo && { deletedAt: null }) },
    select: optionFields,
  })
  return missing ? [missing, ...options] : options
}
