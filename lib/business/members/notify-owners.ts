import 'server-only'
import type { Member } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { ownerAddedMail, ownerRemovedMail } from '@/lib/mail/templates/security-mails'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { getBusinessLink } from '@/lib/auth/users/memberships'
import { listOwners } from '../queries'
import { getBusinessName } from './queries'

interface Person {
  email: string
  fullName: string
}

/** Somebody became an owner or stopped being one. */
interface OwnerChange {
  type: 'made' | 'gone'
  person: Person
  /** How it happened, as a sentence. */
  how: string
}

/**
 * Queues an e-mail to every current owner about a change of owners, after it was made.
 * @param besides former owners to notify, too
 */
export async function notifyOwners(
  tx: Transaction,
  actor: Member,
  { type, person, how }: OwnerChange,
  besides: Person[] = [],
): Promise<void> {
  const told = new Map([...(await listOwners(tx, actor)), ...besides].map((one) => [one.email, one]))
  const business = await getBusinessName(actor, tx)
  const link = getBusinessLink(actor, '/settings?tab=members')
  const mailOf = type === 'made' ? ownerAddedMail : ownerRemovedMail
  for (const { email, fullName } of told.values())
    await queueAccountMail(
      tx,
      mailOf(
        { to: email, name: fullName, link },
        { business, person: `${person.fullName} (${person.email})`, how },
      ),
    )
}
