import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { lockBusiness, runInBusinessQueue } from '@/lib/platform/db/lock-business'
import { conflict, invalid, notFound } from '@/lib/i18n/errors'
import { recordEvent } from '@/lib/activity/record-event'
import type { EventType } from '@/lib/activity/types'
import { storeResponse } from '@/lib/platform/idempotency/idempotency'
import { toNumberKey, rethrowNumberTaken } from '@/lib/business/numbering/assigned-numbers'
import { assignNumber, releaseNumber } from '@/lib/business/numbering/ledger'
import { resolveNumber } from '@/lib/business/numbering/resolve-number'
import { getClientTitle } from '@/lib/clients/display-name'
import { getInvoiceClient, languageFields } from '@/lib/clients/queries'
import { hasPendingMail } from '@/lib/mail/outbox/pending-mail'
import { createScheduleForInvoice, syncScheduleWithInvoice } from '@/lib/recurring/schedules/write-schedule'
import { toInvoiceColumns } from '@/lib/documents/invoice-columns'
import { assertDeductionsValid } from '@/lib/documents/quote-billing/inspect-deductions'
import { withQuoteGuard } from '@/lib/documents/quote-billing/guards'
import type { Violation } from '@/lib/documents/quote-billing/find-violation'
import { toNumberRelease } from '@/lib/documents/archive/archive-document'
import { getDocumentKind, type DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { getActionEvent } from '@/lib/documents/lifecycle/document-actions'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { isItem } from '@/lib/documents/line-items/line-kinds'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import { invoiceSelect, toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import {
  completedUpdateSchema,
  type InvoiceInput,
  type InvoicePatch,
  type InvoiceUpdate,
} from '@/lib/documents/schema'
import { toCharges } from '@/lib/documents/totals/charge-columns'
import { assertCompletedValid } from '@/lib/documents/totals/assert-completed-valid'
import { completeTax } from '@/lib/documents/totals/complete-tax'
import type { RoundingCap } from '@/lib/documents/totals/types'
import type { Invoice, Relation } from '@/lib/documents/types'
import { getDocumentFormatters } from '@/lib/documents/view/document-view'
import { getEditConstraints, assertNoFractions } from './edit-constraints'

/**
 * Creates a draft; totals are computed here. Throws 404 for a client of another business, and 409 if the number is
 * taken, unless it was our own proposal: then the next free one is used.
 */
export async function createInvoice(actor: Actor, input: InvoiceInput): Promise<Invoice> {
  assertNoFractions(input)
  const write = () =>
    db.$transaction(async (tx) => {
      // Only final invoices have deductions, and those are created from a quote.
      await assertDeductionsValid(tx, actor, { relation: null, sourceId: null }, input)
      const row = await insertInvoice(tx, actor, input)
      return storeResponse(tx, toInvoice(row))
    })
  return runInBusinessQueue(actor, write)
}

/** Input of a new document; without a number, it gets the next one. */
export type NewInvoice = Omit<InvoiceInput, 'invoiceNumber' | 'kind'> & {
  kind?: DocumentKind
  invoiceNumber: string | null
}

/** Source of a new document, and the relation to it. */
type SourceColumns = Pick<InvoiceRow, 'sourceId' | 'sourceNumber' | 'sourceDate' | 'relation'>

/**
 * Creates a draft with lines, taxes, number and event in the caller's transaction, and locks the numbers of the
 * business until it ends. Throws like `createInvoice`.
 */
export async function insertInvoice(
  tx: Transaction,
  actor: Actor,
  input: NewInvoice,
  {
    event = { type: 'INVOICE_CREATED' },
    source,
    roundingCap,
  }: {
    event?: { type: EventType; data?: Prisma.InputJsonObject }
    source?: SourceColumns
    roundingCap?: RoundingCap
  } = {},
): Promise<InvoiceRow> {
  const { businessId } = actor
  if (!(await lockBusiness(tx, actor))) throw notFound('business')
  const client = await getInvoiceClient(tx, actor, input.clientId)
  const business = await tx.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { country: true, ...languageFields },
  })
  const kind = getDocumentKind(input)
  const resolvedNumber = await resolveNumber(tx, actor, {
    kind,
    number: input.invoiceNumber,
    isProposal: input.autoNumber,
    day: input.issueDate,
    client: getClientTitle(client),
  })
  const { number: invoiceNumber } = resolvedNumber
  const content = toInvoiceColumns(
    { ...input, invoiceNumber },
    getDocumentFormatters(input, { client, business }),
    roundingCap,
  )
  const row = await tx.invoice
    .create({
      data: { businessId, kind, ...content, ...source },
      select: invoiceSelect,
      relationLoadStrategy: 'join',
    })
    .catch(rethrowNumberTaken(invoiceNumber))
  await assignNumber(tx, actor, resolvedNumber, row.id)
  await recordEvent(tx, actor, event.type, {
    invoiceId: row.id,
    data: { invoiceNumber, ...event.data },
  })
  await createScheduleForInvoice(tx, row, input.schedule)
  return row
}

/**
 * Replaces the content of a draft. Throws 409 for any other status, if it was saved by somebody else meanwhile, and
 * while an email about it is pending.
 */
export async function updateInvoice(actor: Actor, id: number, patch: InvoicePatch): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, id)
    assertAllowed('edit', current)
    const input = { ...patch, ...completeTax(patch, toCharges(current)) }
    assertCompletedValid(completedUpdateSchema, input)
    if (input.kind !== undefined && input.kind !== current.kind) throw invalid('kind.fixed', 'kind')
    if (input.version !== undefined && input.version !== current.version) throw conflict('invoice.changed')
    if (await hasPendingMail(tx, actor, id)) throw conflict('invoice.mail-under-way')
    const limit = await getEditConstraints(tx, actor, current, input)
    const client =
      input.clientId === current.clientId ? current.client : await getInvoiceClient(tx, actor, input.clientId)
    const languages = input.language === undefined ? current : input
    const formatters = getDocumentFormatters(languages, { client, business: current.business })
    return withQuoteGuard(
      tx,
      current,
      async () => {
        // Lock order: the quote before the numbers, as in a conversion.
        if (input.invoiceNumber !== current.invoiceNumber)
          await reassignNumber(tx, actor, current, input, getClientTitle(client))
        const ownRows = { businessId: actor.businessId, invoiceId: id }
        await tx.lineItem.deleteMany({ where: ownRows })
        await tx.invoiceTax.deleteMany({ where: ownRows })
        const content = toInvoiceColumns(input, formatters, limit.roundingCap)
        limit.check?.(content)
        const data = { ...content, version: { increment: 1 } }
        const row = await tx.invoice
          .update({ where: { own: { businessId: actor.businessId, id } }, data, select: invoiceSelect })
          .catch(rethrowNumberTaken(input.invoiceNumber))
        await syncScheduleWithInvoice(tx, actor, row, input.schedule, current)
        await recordEvent(tx, actor, getActionEvent('edit', current), { invoiceId: id })
        return storeResponse(tx, toInvoice(row))
      },
      (why, violation) => invalid(why, getViolationField(violation, input)),
    )
  })
}

/** Returns the form field to show a violation at. */
function getViolationField(violation: Violation, { lineItems }: InvoiceUpdate): string {
  const index =
    violation.rule === 'LINE'
      ? lineItems.findIndex((line) => isItem(line) && line.sourceLine === violation.line)
      : -1
  return index < 0 ? 'lineItems' : `lineItems.${index}.quantity`
}

/** Changes the number of a draft. Throws 409 if it is taken. */
async function reassignNumber(
  tx: Transaction,
  actor: Actor,
  row: InvoiceRow,
  { invoiceNumber: number, issueDate: day }: InvoiceUpdate,
  client: string,
): Promise<void> {
  const { id: invoiceId, businessId } = row
  if (toNumberKey(number) === toNumberKey(row.invoiceNumber)) {
    await tx.documentNumber.updateMany({
      where: { businessId, invoiceId, releasedAt: null },
      data: { number },
    })
    return
  }
  // Locks the numbers of the business.
  await releaseNumber(tx, actor, { ...toNumberRelease(row), what: 'changed', note: number })
  const request = { kind: getDocumentKind(row), number, isProposal: false, day, client, invoiceId }
  await assignNumber(tx, actor, await resolveNumber(tx, actor, request), invoiceId)
}

/** Returns the source columns of a new document, and the event of its creation. */
export const createDerivation = ({ id, invoiceNumber, issueDate }: InvoiceRow, relation: Relation) => ({
  source: { sourceId: id, sourceNumber: invoiceNumber, sourceDate: issueDate, relation },
  event: {
    type: 'INVOICE_CREATED' as const,
    data: { fromInvoiceId: id, fromInvoiceNumber: invoiceNumber },
  },
})
