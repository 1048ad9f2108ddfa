import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { Transaction } from '@/lib/platform/db/client'
import { notFound } from '@/lib/words/errors'
import { MAX_ID } from '@/lib/kernel/id'
import { billToFields } from '@/lib/parties/queries'
import { logoSelect, sellerSelect, type InvoiceRow } from '../rows'

/** Whom a document is from and for, as its row has them. */
export type Parties = Pick<InvoiceRow, 'user' | 'client'>

const objectSql = (table: string, columns: object) =>
  Prisma.raw(
    `json_build_object(${Object.keys(columns)
      .map((name) => `'${name}', ${table}."${name}"`)
      .join(', ')})`,
  )

const USER = objectSql('u', { timeZone: true, sendReceipts: true, ...sellerSelect })
const LOGO = objectSql('l', logoSelect.select)
const CLIENT = objectSql('c', { id: true, reminders: true, ...billToFields })

type Found = { user: InvoiceRow['user']; logo: InvoiceRow['logo']; client: InvoiceRow['client'] | null }

/**
 * Reads whom a new document is from and for, and holds everybody else's numbers of this user back until the transaction ends
 * (`lockNumbers`), in one statement. Throws 404; a foreign client answers exactly like a missing one.
 */
export async function holdParties(tx: Transaction, userId: number, clientId: number): Promise<Parties> {
  if (clientId > MAX_ID) throw notFound('client')
  const [found] = await tx.$queryRaw<Found[]>`
    SELECT ${USER} AS "user", CASE WHEN l."id" IS NOT NULL THEN ${LOGO} END AS "logo",
      CASE WHEN c."id" IS NOT NULL THEN ${CLIENT} END AS "client"
    FROM "User" u LEFT JOIN "Logo" l ON l."id" = u."logoId"
    LEFT JOIN "Client" c ON c."userId" = u."id" AND c."id" = ${clientId} AND c."deletedAt" IS NULL
    WHERE u."id" = ${userId} FOR NO KEY UPDATE OF u`
  if (!found) throw notFound('user')
  if (!found.client) throw notFound('client')
  const { user, logo, client } = found
  return { user: { ...user, logo }, client: { ...client, deletedAt: null } }
}
