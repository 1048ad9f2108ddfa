import 'server-only'
import type { Member } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import {
  createOwnerAddedMail,
  createOwnerRemovedMail,
  type OwnerChangeCause,
} from '@/lib/mail/templates/security-mails'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { getBusinessLink } from '@/lib/auth/users/memberships'
import { listOwners } from '../queries'
import { getBusinessName } from './queries'

interface Person {
  email: string
  fullName: string
}

/** Somebody became an owner, or no longer is one. */
interface OwnerChange {
  type: 'made' | 'gone'
  person: Person
  cause: OwnerChangeCause
}

/**
 * Emails every current owner about a change of owners. Call it after the change.
 * @param formerOwners owners before the change, emailed too
 */
export async function notifyOwners(
  tx: Transaction,
  actor: Member,
  { type, person, cause }: OwnerChange,
  formerOwners: Person[] = [],
): Promise<void> {
  const recipients = new Map(
    [...(await listOwners(tx, actor)), ...formerOwners].map((one) => [one.email, one]),
  )
  const business = await getBusinessName(actor, tx)
  const link = getBusinessLink(actor, '/settings?tab=members')
  const createMail = type === 'made' ? createOwnerAddedMail : createOwnerRemovedMail
  for (const { email, fullName } of recipients.values())
    await queueAccountMail(
      tx,
      createMail(
        { to: email, name: fullName, link },
        { business, person: `${person.fullName} (${person.email})`, cause },
      ),
    )
}
