import { unzipSync } from 'fflate'
import * as route from '@/app/api/user/export/route'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import type { BusinessScope } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Browser } from './browser'
import { createClient } from './client'
import { createInvoice } from './invoice'

// The tests of multi-part exports replace each PDF by `%PDF-` and the invoice's number.

export const PATH = '/api/user/export'
export const requestExport = (browser: Browser, address: string) => browser.call(route.GET, address)
export const FIRST_PART_PATH = `${PATH}?part=1`

/** Returns a signed-in business with `count` invoices, numbered from N-1. */
export async function createBusinessWithInvoices(count: number) {
  const owner = await Browser.signedIn()
  const client = await createClient(owner.user.actor)
  const { id } = await createInvoice(owner.user.actor, client.id, { invoiceNumber: 'N-1' })
  const row = await db.invoice.findUniqueOrThrow({
    where: { own: { businessId: owner.user.businessId, id } },
  })
  const { id: _, sellerSnapshot: _seller, billToSnapshot: _billTo, taxParts: _parts, ...data } = row
  await db.invoice.createMany({
    data: Array.from({ length: count - 1 }, (_none, at) => ({ ...data, invoiceNumber: `N-${at + 2}` })),
  })
  const add = async () =>
    (await createInvoice(owner.user.actor, client.id, { invoiceNumber: 'ADDED' })).invoiceNumber
  const remove = async (number: string) => deleteInvoice(owner.user.actor, await getInvoiceId(owner, number))
  return { owner, add, remove }
}

export const getInvoiceId = async ({ user }: { user: BusinessScope }, invoiceNumber: string) =>
  (await db.invoice.findFirstOrThrow({ where: { businessId: user.businessId, invoiceNumber } })).id

/** Returns a ZIP's file names, the invoices it has PDFs of, and the link to the next part. */
export async function unzip(response: Response) {
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const names = Object.keys(files)
  const text = (name: string) => Buffer.from(files[name]!).toString('utf8')
  const pdfs = names.filter((name) => name.endsWith('.pdf')).map((name) => text(name).slice('%PDF-'.length))
  const next = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
  return { names, text, pdfs, rest: names.filter((name) => !name.endsWith('.pdf')), next }
}
export const fetchPart = async (browser: Browser, address: string) =>
  unzip(await requestExport(browser, address))
export const listInvoiceNumbers = (from: number, to: number, ...without: number[]) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
    .filter((place) => !without.includes(place))
    .map((place) => `N-${place}`)
