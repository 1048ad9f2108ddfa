import * as settings from '@/app/api/user/settings/route'
import * as clients from '@/app/api/clients/[id]/route'
import * as item from '@/app/api/invoices/[id]/route'
import * as shared from '@/app/api/public/invoice/[token]/route'
import * as status from '@/app/api/invoices/[id]/status/route'
import type { Invoice, PublicInvoice } from '@/lib/documents/types'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

const patch = (body: object) => ({ method: 'PATCH', body })

it('the numbers of both parties are frozen when the invoice is issued, and published', async () => {
  const owner = await Browser.signedIn(
    await createUser({ companyName: 'Muster GmbH', companyTaxNumber: '21/815/08150' }),
  )
  const client = await createClient(owner.user.actor, {
    country: 'IT',
    taxNumber: 'RCCMNL83S18D969H',
    companyNumber: 'MI-1234567',
  })
  const { id, publicToken } = await createInvoice(owner.user.actor, client.id, { shared: true })
  const of = (invoice: Invoice) => [
    invoice.seller.taxNumber,
    invoice.user.companyTaxNumber,
    invoice.client.taxNumber,
    invoice.client.companyNumber,
  ]
  const read = async () => {
    const response = await owner.call(item.GET, `/api/invoices/${id}`, { params: { id: String(id) } })
    return of((await response.json()) as Invoice)
  }
  const first = ['21/815/08150', '21/815/08150', 'RCCMNL83S18D969H', 'MI-1234567']
  expect(await read()).toEqual(first)
  await owner.call(status.PATCH, `/api/invoices/${id}/status`, {
    ...patch({ status: 'SENT' }),
    params: { id: String(id) },
  })
  await owner.call(settings.PATCH, '/api/user/settings', patch({ companyTaxNumber: '' }))
  await owner.call(clients.PATCH, `/api/clients/${client.id}`, {
    ...patch({ taxNumber: null, companyNumber: null }),
    params: { id: String(client.id) },
  })
  expect(await read()).toEqual(first)
  const opened = await new Browser().call(shared.GET, `/api/public/invoice/${publicToken}`, {
    params: { token: publicToken! },
  })
  const { company, client: billTo } = (await opened.json()) as PublicInvoice
  expect([company.taxNumber, billTo.taxNumber, billTo.companyNumber]).toEqual([first[0], first[2], first[3]])
  const kept = await db.business.findUniqueOrThrow({ where: { id: owner.user.businessId } })
  expect(kept.companyTaxNumber).toBeNull()
})
