import 'server-only'
import { findClientTitle } from '@/lib/parties/queries'
import { isDay } from '@/lib/kernel/dates'
import { readId } from '@/lib/kernel/id'
import { NUMBERED_AS } from '@/lib/documents/lifecycle/kinds'
import { proposeNumber } from '@/lib/business/numbering/propose'

/** The next number of an invoice as it is being typed. A day or a client that makes no sense is left out. */
export async function proposeFor(
  userId: number,
  issueDate: string | null,
  clientId: string | null,
): Promise<string> {
  const id = readId(clientId ?? '')
  const client = id !== null && (await findClientTitle(userId, id))
  return proposeNumber(userId, NUMBERED_AS.INVOICE, {
    ...(issueDate && isDay(issueDate) && { day: issueDate }),
    ...(client && { client }),
  })
}
