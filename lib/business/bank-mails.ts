import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { renderBankChangedMail, renderBankRequestedMail } from '@/lib/mail/templates/security-mails'
import type { Mail } from '@/lib/mail/transports/types'
import { getBusinessLink } from '@/lib/auth/users/memberships'
import { formatAccountEnding, type BankDetails } from './bank-details'
import { businessNameSelect, formatBusinessName } from './members/queries'
import { listOwners } from './queries'

const getBankLink = (scope: BusinessScope) => getBusinessLink(scope, '/settings?tab=bank')

/** Creates the emails that tell every owner that the bank details were changed. */
export const createBankChangedMails = (tx: Db, scope: BusinessScope): Promise<Mail[]> =>
  createOwnerMails(tx, scope, (owner, { name, ...present }) =>
    renderBankChangedMail({ ...owner, link: getBankLink(scope) }, name, formatAccountEnding(present)),
  )

/** Creates the emails that ask every owner to confirm new bank details; fields not in `details` stay as they are. */
export const createBankRequestMails = (
  tx: Db,
  scope: BusinessScope,
  by: string,
  details: BankDetails,
): Promise<Mail[]> =>
  createOwnerMails(tx, scope, (owner, { name: business, ...present }) =>
    renderBankRequestedMail(
      { ...owner, link: getBankLink(scope) },
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
  scope: BusinessScope,
  createMail: (owner: { to: string; name: string }, business: BusinessAccount) => Mail,
): Promise<Mail[]> {
  const owners = await listOwners(tx, scope)
  const { iban, accountNumber, ...names } = await tx.business.findUniqueOrThrow({
    where: { id: scope.businessId },
    select: { ...businessNameSelect, iban: true, accountNumber: true },
  })
  const business = { name: formatBusinessName(names), iban, accountNumber }
  return owners.map(({ email, fullName }) => createMail({ to: email, name: fullName }, business))
}
