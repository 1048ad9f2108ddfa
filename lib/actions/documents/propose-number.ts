import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { findClientTitle } from '@/lib/parties/queries'
import { isDay } from '@/lib/kernel/dates'
import { readId } from '@/lib/kernel/id'
import { NUMBERED_AS } from '@/lib/business/numbering/kinds'
import { proposeNumber } from '@/lib/business/numbering/propose'

/** The next number of an invoice as it is being typed. A day or a client that makes no sense is left out. */
export async function proposeFor(
  actor: Actor,
  issueDate: string | null,
  clientId: string | null,
): Promise<string> {
  const id = readId(clientId ?? '')
  const client = id !== null && (await findClientTitle(actor, id))
  return proposeNumber(actor, NUMBERED_AS.INVOICE, {
    ...(issueDate && isDay(issueDate) && { day: issueDate }),
    ...(client && { client }),
  })
}
