import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { bankChangedMail, bankRequestedMail } from '@/lib/platform/mail/templates/security'
import type { Mail } from '@/lib/platform/mail/types'
import { businessLink } from '@/lib/identity/memberships'
import { accountEnding, type BankDetails } from './bank-details'
import { namedBusiness, nameOfBusiness } from './members/queries'
import { ownersOf } from './queries'

const link = (of: Owned) => businessLink(of, '/settings?tab=bank')

/** What every owner is told once the bank details have changed, whoever changed them. */
export const bankNews = (tx: Db, of: Owned): Promise<Mail[]> =>
  toOwners(tx, of, (owner, { name, ...present }) =>
    bankChangedMail({ ...owner, link: link(of) }, name, accountEnding(present)),
  )

/** What every owner is asked when somebody wants other bank details; those that are not named stay. */
export const bankQuestion = (tx: Db, of: Owned, by: string, details: BankDetails): Promise<Mail[]> =>
  toOwners(tx, of, (owner, { name: business, ...present }) =>
    bankRequestedMail(
      { ...owner, link: link(of) },
      { by, business, account: accountEnding({ ...present, ...details }) },
    ),
  )

interface Named {
  name: string
  iban: string | null
  accountNumber: string | null
}

async function toOwners(
  tx: Db,
  of: Owned,
  mailTo: (owner: { to: string; name: string }, business: Named) => Mail,
): Promise<Mail[]> {
  const owners = await ownersOf(tx, of)
  const { iban, accountNumber, ...named } = await tx.business.findUniqueOrThrow({
    where: { id: of.businessId },
    select: { ...namedBusiness, iban: true, accountNumber: true },
  })
  const business = { name: nameOfBusiness(named), iban, accountNumber }
  return owners.map(({ email, fullName }) => mailTo({ to: email, name: fullName }, business))
}
