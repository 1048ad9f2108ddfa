import 'server-only'
import { db, type Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { notFound } from '@/lib/words/errors'
import { clientTitle } from './naming'
import { MAX_ID } from '@/lib/kernel/id'
import type { BillTo, Client, ClientOption } from './types'

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

const optionFields = { id: true, ...billToFields, currency: true } satisfies Prisma.ClientSelect

export const clientFields = { ...optionFields, notes: true } satisfies Prisma.ClientSelect

/** One client. Throws 404 when it does not exist, was deleted or is another user's. */
export async function getClient(userId: number, id: number): Promise<Client> {
  const client =
    id <= MAX_ID &&
    (await db.client.findFirst({ where: { id, userId, deletedAt: null }, select: clientFields }))
  if (!client) throw notFound('client')
  return client
}

/** What a client is called, deleted or not; null when it is not the user's. */
export async function findClientTitle(userId: number, id: number): Promise<string | null> {
  const client = await db.client.findUnique({ where: { own: { userId, id } }, select: { title: true } })
  return client && client.title
}

/** What the client is called. A foreign client answers exactly like a missing one. */
export async function checkClient(tx: Db, userId: number, clientId: number): Promise<string> {
  const client =
    clientId <= MAX_ID &&
    (await tx.client.findUnique({
      where: { own: { userId, id: clientId }, deletedAt: null },
      select: { name: true, companyName: true },
    }))
  if (!client) throw notFound('client')
  return clientTitle(client)
}

/** What an invoice prints of a client. Also of a deleted one: a draft may still be for it. Throws 404. */
export async function getBillTo(userId: number, id: number): Promise<BillTo> {
  const client =
    id <= MAX_ID && (await db.client.findUnique({ where: { own: { userId, id } }, select: billToFields }))
  if (!client) throw notFound('client')
  return client
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
