import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { findClientTitle } from '@/lib/clients/queries'
import { isDay } from '@/lib/core/dates'
import { parseId } from '@/lib/core/ids'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { proposeNumber } from '@/lib/business/numbering/propose-number'

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
