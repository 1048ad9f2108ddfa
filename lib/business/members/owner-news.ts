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

/** Somebody became an owner, or is one no more. */
interface OwnerNews {
  type: 'made' | 'gone'
  person: Person
  /** How it came about, as a sentence. */
  how: string
}

/**
 * Queues the mail that tells every owner who there is of a change of owners, once it is made.
 * @param besides owners until now who have to know, too
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
