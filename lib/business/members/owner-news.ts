import 'server-only'
import type { Member } from '@/lib/kernel/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { ownerMadeMail, ownerGoneMail } from '@/lib/platform/mail/templates/security'
import { queueAccountMail } from '@/lib/platform/queue/account-mail'
import { businessLink } from '@/lib/identity/memberships'
import { ownersOf } from '../queries'
import { getBusinessName } from './queries'

interface Person {
  email: string
  fullName: string
}

/** Somebody became an owner or stopped being one. */
interface OwnerNews {
  type: 'made' | 'gone'
  person: Person
  /** How it happened, as a sentence. */
  how: string
}

/**
 * Queues an e-mail to every current owner about a change of owners, after it was made.
 * @param besides former owners to notify, too
 */
export async function tellOwners(
  tx: Transaction,
  actor: Member,
  { type, person, how }: OwnerNews,
  besides: Person[] = [],
): Promise<void> {
  const told = new Map([...(await ownersOf(tx, actor)), ...besides].map((one) => [one.email, one]))
  const business = await getBusinessName(actor, tx)
  const link = businessLink(actor, '/settings?tab=members')
  const mailOf = type === 'made' ? ownerMadeMail : ownerGoneMail
  for (const { email, fullName } of told.values())
    await queueAccountMail(
      tx,
      mailOf(
        { to: email, name: fullName, link },
        { business, person: `${person.fullName} (${person.email})`, how },
      ),
    )
}
