import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { Transaction } from '@/lib/platform/db/client'
import { notFound } from '@/lib/words/errors'
import { MAX_ID } from '@/lib/kernel/id'
import { billToFields, languageFields } from '@/lib/parties/queries'
import { logoSelect, sellerSelect, type InvoiceRow } from '../rows'

/** Whom a document is from and for, as its row has them. */
export type Parties = Pick<InvoiceRow, 'business' | 'client'>

const objectSql = (table: string, columns: object) =>
  Prisma.raw(
    `json_build_object(${Object.keys(columns)
      .map((name) => `'${name}', ${table}."${name}"`)
      .join(', ')})`,
  )

const { owner, ...own } = sellerSelect
const BUSINESS = objectSql('b', { timeZone: true, locale: true, sendReceipts: true, ...own })
const OWNER = objectSql('o', owner.select)
const LOGO = objectSql('l', logoSelect.select)
const CLIENT = objectSql('c', { id: true, reminders: true, ...billToFields, ...languageFields })

type Found = Pick<InvoiceRow, 'logo'> & {
  business: Omit<InvoiceRow['business'], 'owner'>
  owner: InvoiceRow['business']['owner']
  client: InvoiceRow['client'] | null
}

/**
 * Reads whom a new document is from and for, and holds everybody else's numbers of this business back until the transaction ends
 * (`lockNumbers`), in one statement. Throws 404; a foreign client answers exactly like a missing one.
 */
export async function holdParties(tx: Transaction, actor: Actor, clientId: number): Promise<Parties> {
  if (clientId > MAX_ID) throw notFound('client')
  const [found] = await tx.$queryRaw<Found[]>`
    SELECT ${BUSINESS} AS "business", ${OWNER} AS "owner", CASE WHEN l."id" IS NOT NULL THEN ${LOGO} END AS "logo",
      CASE WHEN c."id" IS NOT NULL THEN ${CLIENT} END AS "client"
    FROM "Business" b JOIN "User" o ON o."id" = b."ownerId" LEFT JOIN "Logo" l ON l."businessId" = b."id" AND l."id" = b."logoId"
    LEFT JOIN "Client" c ON c."businessId" = b."id" AND c."id" = ${clientId} AND c."deletedAt" IS NULL
    WHERE b."id" = ${actor.businessId} FOR NO KEY UPDATE OF b`
  if (!found) throw notFound('business')
  if (!found.client) throw notFound('client')
  const { business, owner: person, logo, client } = found
  return { business: { ...business, owner: person, logo }, client: { ...client, deletedAt: null } }
}
