import * as duplicate from '@/app/api/invoices/[id]/duplicate/route'
import * as item from '@/app/api/invoices/[id]/route'
import * as shared from '@/app/api/public/invoice/[token]/route'
import { db } from '@/lib/platform/db/client'
import { getSharedInvoice } from '@/lib/public-links/shared-invoice'
import { getInvoice, getSeller } from '@/lib/documents/queries'
import { createInvoiceMail } from '@/lib/mail/letters/share-message'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { Invoice, PublicInvoice } from '@/lib/documents/types'
import { createInvoiceView } from '@/lib/documents/view/invoice-view'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'
import { getMessages } from '@/lib/i18n/get-messages'

const body = async <T>(response: Promise<Response>) => (await (await response).json()) as T
const open = (token: string) =>
  body<PublicInvoice>(new Browser().call(shared.GET, `/api/public/invoice/${token}`, { params: { token } }))

describe('the seller of an invoice', () => {
  const start = async (over: Parameters<typeof createUser>[0] = {}) => {
    const { actor } = await createUser({ fullName: 'Robin Example', companyName: null, ...over })
    return { actor, client: (await createClient(actor)).id }
  }

  it.each([
    [{ companyName: 'Robin Ltd' }, 'Robin Ltd'],
    [{ companyName: null }, 'Robin Example'],
    [{ companyName: '  ' }, 'Robin Example'],
  ])('is the company, else the user: %o', async (over, name) => {
    const { actor, client } = await start(over)
    const { id: invoiceId, publicToken } = await createInvoice(actor, client, {
      status: 'SENT',
      shared: true,
    })
    const stored = await db.invoice.findUniqueOrThrow({
      where: { own: { businessId: actor.businessId, id: invoiceId } },
    })
    expect(stored.sellerSnapshot).toMatchObject({ name })
    expect((await open(publicToken!)).company.name).toBe(name)
    const invoice = await getInvoice(actor, invoiceId)
    const { subject } = createInvoiceMail(
      invoice,
      'https://x.example/invoice/y',
      invoice.issueDate,
      getMessages({}),
    )
    expect(subject).toBe(`Invoice ${invoice.invoiceNumber} from ${name}`)
    const { invoice: sharedOne, today } = await getSharedInvoice(publicToken!)
    expect(createInvoiceView(sharedOne, { today }).seller.name).toBe(name)
    expect((await getSeller(actor)).name).toBe(name)
  })

  it('shows the user as seller if the snapshot has no business name', async () => {
    const { actor, client } = await start()
    const sent = await createInvoice(actor, client, { status: 'SENT', shared: true })
    const { sellerSnapshot } = await db.invoice.findUniqueOrThrow({
      where: { own: { businessId: actor.businessId, id: sent.id } },
    })
    await db.invoice.update({
      where: { own: { businessId: actor.businessId, id: sent.id } },
      data: { sellerSnapshot: { ...(sellerSnapshot as object), name: null } },
    })
    expect((await open(sent.publicToken!)).company.name).toBe('Robin Example')
    // A later company name doesn't change issued documents.
    await db.business.update({ where: { id: actor.businessId }, data: { companyName: 'Later Ltd' } })
    expect((await open(sent.publicToken!)).company.name).toBe('Robin Example')
  })
})

describe('internal data that a client never sees', () => {
  const series = {
    issueDate: '2125-12-31',
    dueDate: '2126-01-14',
    invoiceType: 'RECURRING' as const,
    recurringDate: '2126-01-31',
    notes: 'For {month}',
    termsAndConditions: 'In {year}',
    lineItems: [{ description: 'Retainer {month} {year}', quantity: 1, unitPrice: 50 }],
  }
  const texts = ({ lineItems, notes, termsAndConditions }: Invoice) => [
    lineItems[0]!.description,
    notes,
    termsAndConditions,
  ]
  const start = async () => {
    const owner = await Browser.signedIn(await createUser())
    const client = (await createClient(owner.user.actor)).id
    return { owner, client, first: await createInvoice(owner.user.actor, client, series) }
  }

  it('a placeholder in a schedule’s copy', async () => {
    const { owner, first } = await start()
    const params = { id: String(first.id) }
    const copy = await body<Invoice>(
      owner.call(duplicate.POST, `/api/invoices/${first.id}/duplicate`, { method: 'POST', params }),
    )
    expect(texts(copy).join()).not.toContain('{')
    expect(texts(copy)[2]).toBe(`In ${copy.issueDate.slice(0, 4)}`)
    // The schedule itself keeps the placeholders.
    expect(texts(await getInvoice(owner.user.actor, first.id))[1]).toBe('For {month}')
  })

  it('a placeholder in an invoice that is not recurring', async () => {
    const { owner, client, first } = await start()
    const edit = {
      clientId: client,
      currency: 'USD',
      invoiceNumber: first.invoiceNumber,
      taxRate: 0,
      ...series,
      invoiceType: 'ONE_OFF',
      recurringDate: null,
    }
    const once = await body<Invoice>(
      owner.call(item.PATCH, `/api/invoices/${first.id}`, {
        method: 'PATCH',
        body: edit,
        params: { id: String(first.id) },
      }),
    )
    const filled = ['Retainer December 2125', 'For December', 'In 2125']
    expect(texts(once)).toEqual(filled)
    const typed = await createInvoice(owner.user.actor, client, {
      ...series,
      invoiceType: 'ONE_OFF',
      recurringDate: null,
    })
    expect(texts(typed)).toEqual(filled)
  })

  it('a placeholder copied before placeholders were filled in', async () => {
    const { owner, client } = await start()
    const copy = await createInvoice(owner.user.actor, client, {
      issueDate: '2125-12-31',
      dueDate: '2126-01-14',
      shared: true,
    })
    await db.lineItem.updateMany({ where: { invoiceId: copy.id }, data: { description: 'Retainer {month}' } })
    await setInvoiceStatus(owner.user.actor, copy.id, 'SENT')
    expect((await open(copy.publicToken!)).lineItems[0]!.description).toBe('Retainer December')
  })
})
