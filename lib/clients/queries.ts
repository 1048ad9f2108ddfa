import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db, type Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { notFound } from '@/lib/i18n/errors'
import { withCountryName } from './with-country-name'
import { MAX_ID } from '@/lib/core/ids'
import { pickLanguages, type LanguageChoice } from '@/lib/core/languages'
import type { BillTo, Client, ClientOption } from './client-response'

/** Maximum options of a picker; `GET /api/clients?search=` finds the others. */
export const PICKER_SIZE = 50

/** Client columns printed on an invoice. */
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
  taxNumber: true,
  companyNumber: true,
} satisfies Prisma.ClientSelect

/** Columns of the client's document languages. */
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

/** Returns a client. Throws 404 if it doesn't exist, was deleted or is another business's. */
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

/** True if any client has its own document language. */
export async function hasOwnLanguages({ businessId }: Actor): Promise<boolean> {
  const where = { businessId, language: { not: null } }
  return (await db.client.findFirst({ where, select: { id: true } })) !== null
}

/** True if the business has any client. */
export async function hasClients({ businessId }: Actor): Promise<boolean> {
  const where = { businessId, deletedAt: null }
  return (await db.client.findFirst({ where, select: { id: true } })) !== null
}

/** Returns the display name of a client, even if deleted; null if it isn't the business's. */
export async function findClientTitle(actor: Actor, id: number): Promise<string | null> {
  const client = await db.client.findUnique({
    where: { own: { businessId: actor.businessId, id } },
    select: { title: true },
  })
  return client && client.title
}

const invoiceClientFields = { name: true, companyName: true, ...languageFields } satisfies Prisma.ClientSelect
type InvoiceClient = Prisma.ClientGetPayload<{ select: typeof invoiceClientFields }>

/**
 * Returns the names and document languages of a client that isn't deleted. Throws 404, also for another business's
 * client.
 */
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

/**
 * Returns the client data that an invoice prints, and its languages. Includes deleted clients, since a draft may
 * refer to one. Throws 404.
 */
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
 * Lists the options of the invoice form's client picker, by name. `selected` is added if it is beyond the picker's
 * size; with `deletedToo` even if it was deleted, so that an old draft still shows its client.
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
  const shown = options.map(toOption)
  if (!selected || shown.some(({ id }) => id === selected)) return shown
  const missing = await db.client.findFirst({
    where: { id: selected, businessId: actor.businessId, ...(!deletedToo && { deletedAt: null }) },
    select: optionFields,
  })
  return missing ? [toOption(missing), ...shown] : shown
}

type OptionRow = Prisma.ClientGetPayload<{ select: typeof optionFields }>

/** Omits the languages, which most clients don't have, to keep the list small. */
function toOption({ language, secondLanguage, ...row }: OptionRow): ClientOption {
  const languages = pickLanguages({ language, secondLanguage })
  return { ...withCountryName(row), ...(languages.language && languages) }
}
