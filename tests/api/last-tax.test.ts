import * as creditRoute from '@/app/api/invoices/[id]/credit/route'
import { findLastTax } from '@/lib/documents/last-tax'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'

it('the last tax is that of the newest document of the business, draft or issued, credit notes aside', async () => {
  const owner = await Browser.signedIn()
  const { actor } = owner.user
  expect(await findLastTax(actor)).toBeNull()

  const { id: clientId } = await createClient(actor)
  const sent = await createInvoice(actor, clientId, { status: 'SENT', taxRate: 20 })
  expect(await findLastTax(actor)).toMatchObject({ rate: 20, category: null })
  await createInvoice(actor, clientId, { kind: 'QUOTE', taxRate: 5 })
  expect(await findLastTax(actor)).toMatchObject({ rate: 5 })

  const credited = await owner.call(creditRoute.POST, `/api/invoices/${sent.id}/credit`, {
    method: 'POST',
    params: { id: String(sent.id) },
  })
  expect(credited.status).toBe(201)
  expect(await findLastTax(actor)).toMatchObject({ rate: 5 })

  const other = await Browser.signedIn()
  expect(await findLastTax(other.user.actor)).toBeNull()
})
