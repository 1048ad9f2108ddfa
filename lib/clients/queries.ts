import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db, type Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { notFound } from '@/lib/i18n/errors'
import { withCountryName } from './with-country-name'
import { MAX_ID } from '@/lib/core/id'
import { pickLanguages, type LanguageChoice } from '@/lib/core/languages'
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

/** What a client's documents speak. */
export const languageFields = { language: true, secondLanguage: true } satisfies Prisma.ClientSelect

const optionFields = {
  id: true,
  ...billToFields,
  currency: true,
  ...languageFields,
} satisfies Prisma.ClientSelect

export const clientFields = { ...optionFields, notes: true } satisfies Prisma.ClientSelect

export const toClient = <Row extends LanguageChoice<string | null>>(row: Row) => ({
  ...row,
  ...pickLanguages(row),
})

/** One client. Throws 404 when it does not exist, was deleted or is another user's. */
export async function getClient(actor: Actor, id: number): Promise<Client> {
  const client =
    id <= MAX_ID &&
    (await db.client.findFirst({
      where: { id, businessId: actor.businessId, deletedAt: null },
      select: clientFields,
    }))
  if (!client) throw notFound('client')
  return toClient(client)
}

/** Whether any client's documents speak a language of their own. */
export async function hasOwnLanguages({ businessId }: Actor): Promise<boolean> {
  const where = { businessId, language: { not: null } }
  return (await db.client.findFirst({ where, select: { id: true } })) !== null
}

/** What a client is called, deleted or not; null when it is not the user's. */
export async function findClientTitle(actor: Actor, id: number): Promise<string | null> {
  const client = await db.client.findUnique({
    where: { own: { businessId: actor.businessId, id } },
    select: { title: true },
  })
  return client && client.title
}

const invoiceClientFields = { name: true, companyName: true, ...languageFields } satisfies Prisma.ClientSelect
type InvoiceClient = Prisma.ClientGetPayload<{ select: typeof invoiceClientFields }>

/** What the client is called and what their documents speak. A foreign client answers exactly like a missing one. */
export async function getInvoiceClient(tx: Db, actor: Actor, clientId: number): Promise<InvoiceClient> {
  const client =
    clientId <= MAX_ID &&
    (await tx.client.findUnique({
      where: { own: { businessId: actor.businessId, id: clientId }, deletedAt: null },
      select: invoiceClientFields,
    }))
  if (!client) throw notFound('client')
  return client
}

/** What an invoice prints of a client, and what it speaks. Also of a deleted one: a draft may still be for it. Throws 404. */
export async function getBillTo(actor: Actor, id: number): Promise<BillTo & LanguageChoice> {
  const client =
    id <= MAX_ID &&
    (await db.client.findUnique({
      where: { own: { businessId: actor.businessId, id } },
      select: { ...billToFields, ...languageFields },
    }))
  if (!client) throw notFound('client')
  return withCountryName(toClient(client))
}

/**
 * What the customer picker of the invoice form offers, by name. `selected` is offered too when it lies beyond the
 * picker's size; with `deletedToo` even when it was deleted meanwhile, so that an old draft still shows whom it is for.
 */
export async function listClientOptions(
  actor: Actor,
  selected?: number | null,
  { deletedToo = false } = {},
): Promise<ClientOption[]> {
  const options = await db.client.findMany({
    where: { businessId: actor.businessId, deletedAt: null },
    orderBy: [{ deletedAt: 'asc' }, { title: 'asc' }, { id: 'asc' }],
    take: PICKER_SIZE,
    select: optionFields,
  })
  const named = options.map(toOption)
  if (!selected || named.some(({ id }) => id === selected)) return named
  const missing = await db.client.findFirst({
    where: { id: selected, businessId: actor.businessId, ...(!deletedToo && { deletedAt: null }) },
    select: optionFields,
  })
  return missing ? [toOption(missing), ...named] : named
}

type OptionRow = Prisma.ClientGetPayload<{ select: typeof optionFields }>

/** Most clients have no language of their own, and a list of them is sent without. */
function toOption({ language, secondLanguage, ...row }: OptionRow): ClientOption {
  const chosen = pickLanguages({ language, secondLanguage })
  return { ...withCountryName(row), ...(chosen.language && chosen) }
}
