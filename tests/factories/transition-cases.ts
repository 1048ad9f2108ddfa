import * as convert from '@/app/api/invoices/[id]/convert/route'
import * as credit from '@/app/api/invoices/[id]/credit/route'
import * as duplicate from '@/app/api/invoices/[id]/duplicate/route'
import * as mails from '@/app/api/invoices/[id]/mails/route'
import * as payment from '@/app/api/invoices/[id]/payments/[paymentId]/route'
import * as payments from '@/app/api/invoices/[id]/payments/route'
import * as publicUrl from '@/app/api/invoices/[id]/public-url/route'
import * as reminders from '@/app/api/invoices/[id]/reminders/route'
import * as one from '@/app/api/invoices/[id]/route'
import * as statusRoute from '@/app/api/invoices/[id]/status/route'
import * as view from '@/app/api/public/invoice/[token]/view/route'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { DOCUMENT_ACTIONS, type DocumentAction } from '@/lib/documents/lifecycle/action-rules'
import {
  CREATABLE_KINDS,
  STATUSES_BY_KIND,
  type DocumentKind,
  type InvoiceStatus,
} from '@/lib/documents/lifecycle/kinds'
import { getActionEvent, getDenialReason, getStatusAfter } from '@/lib/documents/lifecycle/document-actions'
import type { Invoice } from '@/lib/documents/types'
import { toKindReason } from '@/lib/documents/lifecycle/assert-allowed'
import { formatReason } from '@/lib/i18n/format-reason'
import { toReasonResponse } from '@/lib/i18n/reason'
import { db } from '@/lib/platform/db/client'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { createPublicLink } from '@/lib/public-links/public-links'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createCreditNote } from '@/tests/factories/credit-note'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
/** Creates the business of all test cases. */
async function prepareBusiness() {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd' }))
  clientId = (await createClient(owner.user.actor, { email: 'ap@northwind.test' })).id
}

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

type Handler = Parameters<Browser['call']>[0]
const ask = (
  handler: Handler,
  path: string,
  method: string,
  { id }: Invoice,
  body?: object,
  more: object = {},
) => owner.call(handler, `/api/invoices/${id}${path}`, { method, body, params: { id: String(id), ...more } })
const mark = (status: InvoiceStatus) => (invoice: Invoice) =>
  ask(statusRoute.PATCH, '/status', 'PATCH', invoice, { status })
const letter = () => ({
  to: ['ap@northwind.test'],
  subject: 'S',
  message: 'M',
})

/** Sends each action to the API, creating its prerequisites. */
const CALLS: Record<DocumentAction, (invoice: Invoice) => Promise<Response>> = {
  async view({ id }) {
    const { publicToken: token } = await createPublicLink(owner.user.actor, id)
    const path = `/api/public/invoice/${token}/view`
    return new Browser().call(view.POST, path, {
      method: 'POST',
      headers: { 'user-agent': SAFARI },
      params: { token: token! },
    })
  },
  edit: (invoice) =>
    ask(one.PATCH, '', 'PATCH', invoice, {
      clientId,
      currency: 'USD',
      issueDate: invoice.issueDate,
      dueDate: invoice.dueDate,
      invoiceNumber: invoice.invoiceNumber,
      lineItems: [{ description: 'Design', quantity: 2, unitPrice: 50 }],
    }),
  copy: (invoice) => ask(duplicate.POST, '/duplicate', 'POST', invoice),
  share: (invoice) => ask(publicUrl.POST, '/public-url', 'POST', invoice),
  delete: (invoice) => ask(one.DELETE, '', 'DELETE', invoice),
  send: (invoice) => ask(mails.POST, '/mails', 'POST', invoice, letter()),
  remind: (invoice) => ask(reminders.POST, '/reminders', 'POST', invoice, {}),
  pay: (invoice) =>
    ask(payments.POST, '/payments', 'POST', invoice, {
      paidOn: '2026-11-20',
      amount: 100,
      method: 'CASH',
      reference: '',
    }),
  async amend(invoice) {
    const paymentId = await someOf(invoice)
    // "Mark as Paid" may have recorded any method.
    const change = { reference: 'Statement 7' }
    return ask(payment.PATCH, `/payments/${paymentId}`, 'PATCH', invoice, change, { paymentId })
  },
  async unpay(invoice) {
    const paymentId = await someOf(invoice)
    return ask(payment.DELETE, `/payments/${paymentId}`, 'DELETE', invoice, undefined, { paymentId })
  },
  credit: (invoice) => ask(credit.POST, '/credit', 'POST', invoice, {}),
  convert: (invoice) => ask(convert.POST, '/convert', 'POST', invoice, { to: 'INVOICE' }),
  accept: mark('ACCEPTED'),
  decline: mark('DECLINED'),
  reopen: mark('DRAFT'),
  issue: mark('SENT'),
  settle: mark('PAID'),
  cancel: mark('CANCELLED'),
}

const someOf = async ({ id, payments: [first] }: Invoice) => String((first ?? (await paid(id))).id)
const paid = (invoiceId: number) =>
  db.payment.create({
    data: {
      businessId: owner.user.businessId,
      invoiceId,
      amount: 1,
      method: 'CASH',
      paidOn: new Date('2026-11-20'),
    },
  })
const find = (id: number) =>
  db.invoice.findUnique({ where: { own: { businessId: owner.user.businessId, id } } })
const eventsOf = async (invoiceId: number) =>
  (
    await db.event.findMany({
      where: { businessId: owner.user.businessId, invoiceId },
      orderBy: { id: 'asc' },
    })
  ).map(({ type }) => type as string)

export interface TransitionCase {
  kind: DocumentKind
  status: InvoiceStatus
  act: DocumentAction
}

/** All document kinds in all statuses, with all actions. */
export const TRANSITION_CASES: TransitionCase[] = ([...CREATABLE_KINDS, 'CREDIT_NOTE'] as const).flatMap(
  (kind) =>
    STATUSES_BY_KIND[kind].flatMap((status) => DOCUMENT_ACTIONS.map((act) => ({ kind, status, act }))),
)

/** Defines a test for each case: the API performs or rejects the action according to the transition table. */
export function testTransitions(cells: TransitionCase[]): void {
  setUpOwnDatabase()
  beforeAll(prepareBusiness)
  afterAll(closeRenderer)

  it.each(cells)(
    '$kind $status: $act is performed or rejected according to the transition table',
    async ({ act, ...document }) => {
      const { kind, status } = document
      const invoice =
        kind === 'CREDIT_NOTE'
          ? await createCreditNote(owner.user.actor, clientId, { status })
          : await createInvoice(owner.user.actor, clientId, { kind, status })
      const { id } = invoice
      const [before, events] = [await find(id), await eventsOf(id)]
      const response = await CALLS[act](invoice)
      const code = getDenialReason(act, document)
      const reason = code && toKindReason(document, code)
      const why = reason && formatReason(reason)
      // Setting the current status is neither a change nor an error.
      const isThere = getStatusAfter(act, document) === document.status && why !== null && response.ok
      if (why !== null) {
        if (!isThere) {
          expect(response.status).toBe(409)
          const told = await response.json()
          // Rejecting a status that the kind never has lists the ones it has.
          if (told.code === 'kind.no-status') expect(code).toBe('kind.never')
          else expect(told).toEqual({ message: why, ...toReasonResponse(reason!) })
        }
        expect(why.startsWith('It is ')).toBe(isThere)
        expect(await find(id)).toEqual(before)
        expect(await eventsOf(id)).toEqual(events)
        return
      }
      expect(response.ok).toBe(true)
      await runOutbox()
      expect((await eventsOf(id)).slice(events.length)).toContain(getActionEvent(act, document))
      expect((await find(id))?.status ?? 'DELETED').toBe(
        act === 'delete' ? 'DELETED' : getStatusAfter(act, document),
      )
    },
  )
}
