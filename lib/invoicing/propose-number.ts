import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { findClientTitle } from '@/lib/clients/queries'
import { isDay, todayIn, type Day } from '@/lib/core/dates'
import { parseId } from '@/lib/core/ids'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { db } from '@/lib/platform/db/client'
import type { NumberedKind } from '@/lib/business/numbering/numbered-kinds'
import { dependsOnInvoice } from '@/lib/business/numbering/pattern'
import { getNumberSequence } from '@/lib/business/numbering/number-sequence'
import { getNextNumber } from '@/lib/business/numbering/resolve-number'

/**
 * Returns the number the form proposes: the next free one of the day, by default today in the business's time zone.
 */
export async function proposeNumber(
  actor: Actor,
  kind: NumberedKind,
  { day, client = '' }: { day?: Day; client?: string } = {},
): Promise<string> {
  const business = await db.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: { timeZone: true },
  })
  return getNextNumber(db, actor, kind, { day: day ?? todayIn(business.timeZone), client })
}

/** True if the proposed number depends on the issue date or the client. */
export const isNumberDependentOnInvoice = async (actor: Actor, kind: NumberedKind): Promise<boolean> =>
  dependsOnInvoice((await getNumberSequence(db, actor, kind)).pattern)

/** Returns the next number of a document that is being entered. Ignores an invalid date or client. */
export async function proposeDocumentNumber(
  actor: Actor,
  kind: DocumentKind,
  issueDate: string | null,
  clientId: string | null,
): Promise<string> {
  const id = parseId(clientId ?? '')
  const client = id !== null && (await findClientTitle(actor, id))
  return proposeNumber(actor, kind, {
    ...(issueDate && isDay(issueDate) && { day: issueDate }),
    ...(client && { client }),
  })
}
