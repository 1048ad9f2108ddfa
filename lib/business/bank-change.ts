import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { bankChangedMail, bankRequestedMail } from '@/lib/platform/mail/templates/security'
import type { Mail } from '@/lib/platform/mail/types'
import { businessLink } from '@/lib/identity/memberships'
import { namedBusiness, nameOfBusiness } from './members/queries'
import { ownersOf } from './queries'

const link = (of: Owned) => businessLink(of, '/settings?tab=bank')

/** What every owner is told once the bank details have changed, whoever changed them. */
export const bankNews = (tx: Db, of: Owned): Promise<Mail[]> =>
  toOwners(tx, of, (owner, business) => bankChangedMail({ ...owner, link: link(of) }, business))

/** What every owner is asked when somebody wants other bank details. */
export const bankQuestion = (tx: Db, of: Owned, by: string): Promise<Mail[]> =>
  toOwners(tx, of, (owner, business) => bankRequestedMail({ ...owner, link: link(of) }, { by, business }))

async function toOwners(
  tx: Db,
  of: Owned,
  mailTo: (owner: { to: string; name: string }, business: string) => Mail,
): Promise<Mail[]> {
  const owners = await ownersOf(tx, of)
  const business = nameOfBusiness(
    await tx.business.findUniqueOrThrow({ where: { id: of.businessId }, select: namedBusiness }),
  )
  return owners.map(({ email, fullName }) => mailTo({ to: email, name: fullName }, business))
}
