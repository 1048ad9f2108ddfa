import 'server-only'
import type { Member, BusinessScope } from '@/lib/core/access/actor'
import { roleHasPermission } from '@/lib/core/access/permissions'
import { activeUser, getBusinessLink } from '@/lib/auth/users/memberships'
import { db, type Db, type Transaction } from '@/lib/platform/db/client'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { conflict, notFound } from '@/lib/i18n/errors'
import { hashToken } from '@/lib/platform/crypto/encryption'
import { recordEvent } from '@/lib/activity/record-event'
import type { BankRequest as Row } from '@/lib/platform/db/generated/client'
import { createBankChangedMail, createBankRequestedMail } from '@/lib/mail/templates/security-mails'
import type { AccountMail } from '@/lib/mail/templates/render-mail'
import type { BankRequest } from './bank-request-response'
import { type BankDetails, listAccountEndings } from './bank-details'
import { lockMembership } from './members/lock-membership'
import { businessNameSelect, formatBusinessName } from './members/queries'
import { listOwners } from './queries'

const getBankLink = (scope: BusinessScope) => getBusinessLink(scope, '/settings?tab=bank')

/** Creates the emails that tell every owner that the bank details were changed. */
const createBankChangedMails = (tx: Db, scope: BusinessScope): Promise<AccountMail[]> =>
  createOwnerMails(tx, scope, (owner, { name, ...present }) =>
    createBankChangedMail({ ...owner, link: getBankLink(scope) }, name, listAccountEndings(present)),
  )

/** Creates the emails that ask every owner to confirm new bank details; fields not in `details` stay as they are. */
const createBankRequestMails = (
  tx: Db,
  scope: BusinessScope,
  by: string,
  details: BankDetails,
): Promise<AccountMail[]> =>
  createOwnerMails(tx, scope, (owner, { name: business, ...present }) =>
    createBankRequestedMail(
      { ...owner, link: getBankLink(scope) },
      { by, business, endings: listAccountEndings({ ...present, ...details }) },
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
  createMail: (owner: { to: string; name: string }, business: BusinessAccount) => AccountMail,
): Promise<AccountMail[]> {
  const owners = await listOwners(tx, scope)
  const { iban, accountNumber, ...names } = await tx.business.findUniqueOrThrow({
    where: { id: scope.businessId },
    select: { ...businessNameSelect, iban: true, accountNumber: true },
  })
  const business = { name: formatBusinessName(names), iban, accountNumber }
  return owners.map(({ email, fullName }) => createMail({ to: email, name: fullName }, business))
}

/** Records in the transaction of the change that the bank details changed. Returns the ids of the emails to owners. */
export async function recordBankChange(tx: Transaction, actor: Member): Promise<number[]> {
  const mailIds: number[] = []
  for (const mail of await createBankChangedMails(tx, actor)) mailIds.push(await queueAccountMail(tx, mail))
  await recordEvent(tx, actor, 'BANK_CHANGED', { invoiceId: null })
  return mailIds
}

/** Requests new bank details and emails the owners. Replaces an earlier request. */
export async function requestBankChange(tx: Transaction, actor: Member, details: BankDetails): Promise<void> {
  const { businessId, person } = actor
  await lockMembership(tx, actor, 'settings')
  const row = { requestedById: person.id, requestedBy: person.name, details, createdAt: new Date() }
  await tx.bankRequest.upsert({ where: { businessId }, create: { businessId, ...row }, update: row })
  for (const mail of await createBankRequestMails(tx, actor, person.name, details))
    await queueAccountMail(tx, mail)
  await recordEvent(tx, actor, 'BANK_REQUESTED', { invoiceId: null })
}

export async function findBankRequest(scope: BusinessScope): Promise<BankRequest | null> {
  const row = await findRequest(db, scope)
  return (
    row && {
      id: getRequestId(row),
      requestedBy: row.requestedBy,
      at: row.createdAt.toISOString(),
      details: row.details as BankDetails,
    }
  )
}

/**
 * Applies the requested bank details and emails every owner. Throws 404 if nothing is pending, 409 if the request is
 * not the one the actor saw.
 * @param id request that the actor saw
 */
export async function confirmBankChange(actor: Member, id: string): Promise<void> {
  const { businessId } = actor
  await db.$transaction(async (tx) => {
    await lockMembership(tx, actor, 'bank')
    const { details } = await consumeRequest(tx, actor, id)
    await tx.business.update({ where: { id: businessId }, data: details as BankDetails })
    await recordBankChange(tx, actor)
  })
}

/** Declines or withdraws a request. Throws like `confirmBankChange`. */
export async function declineBankChange(actor: Member, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockMembership(tx, actor, 'settings')
    const { requestedById } = await consumeRequest(tx, actor, id)
    const isOwn = requestedById === actor.person.id
    await recordEvent(tx, actor, 'BANK_DECLINED', { invoiceId: null, data: { isOwn } })
  })
}

/** Deletes and returns the request. Of two concurrent calls, one throws 404. */
async function consumeRequest(tx: Transaction, scope: BusinessScope, id: string) {
  const row = await findRequest(tx, scope)
  if (row && getRequestId(row) !== id) throw conflict('bank-request.changed', 'id')
  const { count } = await tx.bankRequest.deleteMany({ where: { businessId: scope.businessId } })
  if (!row || count === 0) throw notFound('bank-request')
  return row
}

/** Returns the pending request if its author may still change settings; otherwise null. */
async function findRequest(tx: Db, { businessId }: BusinessScope) {
  const row = await tx.bankRequest.findUnique({ where: { businessId } })
  const membership =
    row &&
    (await tx.membership.findUnique({
      where: { businessId_userId: { businessId, userId: row.requestedById }, user: activeUser },
      select: { role: true },
    }))
  return membership && roleHasPermission(membership.role, 'settings') ? row : null
}

/** Derived from author, time and details, so that repeating the same details gives another id. */
const getRequestId = ({
  requestedById,
  createdAt,
  details,
}: Pick<Row, 'requestedById' | 'createdAt' | 'details'>): string =>
  hashToken(JSON.stringify([requestedById, createdAt, details]))
