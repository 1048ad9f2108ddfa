import 'server-only'
import type { Actor, BusinessScope } from '@/lib/core/access/actor'
import { fromDateColumn, todayIn } from '@/lib/core/dates'
import { db, type Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { invalid } from '@/lib/i18n/errors'
import { isDraft, getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import { inspectStoredDeductions } from '@/lib/documents/quote-billing/inspect-deductions'
import { getInvoiceRow } from '@/lib/documents/queries'
import { toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import { whereInStatusGroup } from '@/lib/documents/payment-status/payment-status-sql'
import { expandKind, getDefaultPattern } from '@/lib/business/numbering/numbered-kinds'
import { findInvalidNumbers } from './find-invalid-numbers'
import { runPresendCheck } from './run-presend-check'
import { SILENCEABLE_RULES, type RuleId } from './rule-registry'
import type { Finding } from './finding-response'
import type { CheckedBusiness, CheckedClient, DocumentHistory, PastInvoice } from './types'

/** Number of earlier documents that are compared: of the business, and of the client. */
const MAX_LATEST = 200
const MAX_OF_CLIENT = 100

/** Runs the check before sending. Returns nothing for an issued document, which can't be changed. Throws 404. */
export async function runInvoiceCheck(actor: Actor, id: number): Promise<Finding[]> {
  return listFindings(db, await getInvoiceRow(db, actor, id))
}

/** Throws 422 with the first field that blocks a draft from being sent. */
export async function assertSendable(tx: Db, row: InvoiceRow): Promise<void> {
  const found = (await listFindings(tx, row)).find(({ level }) => level === 'BLOCK')
  if (found) throw invalid({ code: `finding.${found.rule}`, values: found.values }, found.field)
}

async function listFindings(tx: Db, row: InvoiceRow): Promise<Finding[]> {
  if (!isDraft(row)) return []
  const [parties, history] = [await getCheckedParties(tx, row), await getHistory(tx, row)]
  const invoice = toInvoice(row)
  const { business, client } = parties
  return runPresendCheck(invoice, business, client, history, findInvalidNumbers(invoice, business, client))
}

const clientSelect = {
  id: true,
  name: true,
  companyName: true,
  email: true,
  phone: true,
  address: true,
  city: true,
  state: true,
  postalCode: true,
  country: true,
  vatNumber: true,
  taxNumber: true,
  companyNumber: true,
  currency: true,
} as const

async function getCheckedParties(
  tx: Db,
  row: InvoiceRow,
): Promise<{ business: CheckedBusiness; client: CheckedClient }> {
  const { businessId, clientId } = row
  const kind = getDocumentKind(row)
  const business = await tx.business.findUniqueOrThrow({
    where: { id: businessId },
    select: {
      timeZone: true,
      owner: { select: { fullName: true } },
      companyName: true,
      country: true,
      defaultTaxRate: true,
      accountNumber: true,
      iban: true,
      silencedRules: true,
      numberSequences: { where: { kind }, select: { pattern: true } },
      clients: { where: { id: clientId }, select: clientSelect },
    },
    relationLoadStrategy: 'join',
  })
  const {
    clients,
    owner,
    timeZone,
    defaultTaxRate,
    accountNumber,
    iban,
    silencedRules,
    numberSequences,
    ...rest
  } = business
  return {
    business: {
      ...rest,
      fullName: owner.fullName,
      today: todayIn(timeZone),
      defaultTaxRate: Number(defaultTaxRate),
      hasBankDetails: Boolean(accountNumber || iban),
      pattern: expandKind(numberSequences[0]?.pattern ?? getDefaultPattern(kind), kind),
      silenced: silencedRules,
    },
    // A foreign key guarantees that the client belongs to the same business.
    client: clients[0]!,
  }
}

const pastInvoiceSelect = {
  id: true,
  invoiceNumber: true,
  issueDate: true,
  dueDate: true,
  status: true,
  currency: true,
  totalAmount: true,
} satisfies Prisma.InvoiceSelect

const toPastInvoice = (row: Prisma.InvoiceGetPayload<{ select: typeof pastInvoiceSelect }>): PastInvoice => ({
  ...row,
  issueDate: fromDateColumn(row.issueDate),
  dueDate: fromDateColumn(row.dueDate),
  totalAmount: Number(row.totalAmount),
})

/** Lists the latest numbers of a kind that were issued but no longer belong to a document. */
async function listWithdrawnNumbers(
  tx: Db,
  { businessId, kind }: BusinessScope & Pick<InvoiceRow, 'kind'>,
): Promise<string[]> {
  const numbers = await tx.documentNumber.findMany({
    where: { businessId, kind, releasedAt: { not: null }, issuedAt: { not: null } },
    orderBy: { id: 'desc' },
    take: MAX_OF_CLIENT,
    select: { number: true },
  })
  return numbers.map(({ number }) => number)
}

/** Loads the latest documents of the same kind, of the business and of the client. */
async function getHistory(tx: Db, row: InvoiceRow): Promise<DocumentHistory> {
  const { id, businessId, clientId, kind } = row
  const sameKind = { businessId, kind, id: { not: id } }
  const newest = { orderBy: { id: 'desc' }, select: pastInvoiceSelect } as const
  const latest = await tx.invoice.findMany({ where: sameKind, take: MAX_LATEST, ...newest })
  const ofClient = await tx.invoice.findMany({
    where: { ...sameKind, clientId, NOT: [whereInStatusGroup('draft'), whereInStatusGroup('cancelled')] },
    take: MAX_OF_CLIENT,
    ...newest,
  })
  return {
    businessDocuments: latest.map(toPastInvoice),
    clientDocuments: ofClient.map(toPastInvoice),
    deletedNumbers: await listWithdrawnNumbers(tx, { businessId, kind }),
    ...(row.relation === 'FINAL' && { deductions: await inspectStoredDeductions(tx, row, row) }),
  }
}

export async function listSilencedRules(actor: Actor): Promise<RuleId[]> {
  const business = await db.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: { silencedRules: true },
  })
  return filterSilenceable(business.silencedRules)
}

/** Drops stored ids of rules that no longer exist. */
export const filterSilenceable = (stored: string[]): RuleId[] =>
  SILENCEABLE_RULES.filter((id) => stored.includes(id))
