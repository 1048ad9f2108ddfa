import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { bankChangedMail, bankRequestedMail } from '@/lib/mail/templates/security-mails'
import type { Mail } from '@/lib/mail/transports/types'
import { getBusinessLink } from '@/lib/auth/users/memberships'
import { formatAccountEnding, type BankDetails } from './bank-details'
import { businessNameSelect, formatBusinessName } from './members/queries'
import { listOwners } from './queries'

const getBankLink = (of: BusinessScope) => getBusinessLink(of, '/settings?tab=bank')

/** What every owner is told once the bank details have changed, whoever changed them. */
export const createBankChangedMails = (tx: Db, of: BusinessScope): Promise<Mail[]> =>
  createOwnerMails(tx, of, (owner, { name, ...present }) =>
    bankChangedMail({ ...owner, link: getBankLink(of) }, name, formatAccountEnding(present)),
  )

/** What every owner is asked when somebody wants other bank details; those that are not named stay. */
export const createBankRequestMails = (
  tx: Db,
  of: BusinessScope,
  by: string,
  details: BankDetails,
): Promise<Mail[]> =>
  createOwnerMails(tx, of, (owner, { name: business, ...present }) =>
    bankRequestedMail(
      { ...owner, link: getBankLink(of) },
      { by, business, account: formatAccountEnding({ ...present, ...details }) },
    ),
  )

interface BusinessAccount {
  name: string
  iban: string | null
  accountNumber: string | null
}

async function createOwnerMails(
  tx: Db,
  of: BusinessScope,
  mailTo: (owner: { to: string; name: string }, business: BusinessAccount) => Mail,
): Promise<Mail[]> {
  const owners = await listOwners(tx, of)
  const { iban, accountNumber, ...named } = await tx.business.findUniqueOrThrow({
    where: { id: of.businessId },
    select: { ...businessNameSelect, iban: true, accountNumber: true },
  })
  const business = { name: formatBusinessName(named), iban, accountNumber }
  return owners.map(({ email, fullName }) => mailTo({ to: email, name: fullName }, business))
}
