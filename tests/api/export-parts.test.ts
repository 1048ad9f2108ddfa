import { unzipSync } from 'fflate'
import Papa from 'papaparse'
import * as route from '@/app/api/user/export/route'
import { deleteInvoice } from '@/lib/actions/documents/delete-document'
import { exportParts } from '@/lib/exports/parts'
import { beginExport } from '@/lib/exports/running'
import type { Owned } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'

// Thousands of PDFs are made here, and it is other tests that look at one.
jest.mock('@/lib/render/pdf/render', () => ({
  invoicePdf: async ({ invoiceNumber }: { invoiceNumber: string }) => ({
    bytes: async () => Buffer.from(`%PDF-${invoiceNumber}`),
  }),
}))

const PATH = '/api/user/export'
const ask = (browser: Browser, address: string) => browser.call(route.GET, address)
const FIRST = `${PATH}?part=1`

/** A signed-in business with so many invoices, numbered from N-1. */
async function business(count: number) {
  const owner = await Browser.signedIn()
  const client = await createClient(owner.user.actor)
  const { id } = await createInvoice(owner.user.actor, client.id, { invoiceNumber: 'N-1' })
  const row = await db.invoice.findUniqueOrThrow({
    where: { own: { businessId: owner.user.businessId, id } },
  })
  const { id: _, sellerSnapshot: _seller, billToSnapshot: _billTo, ...data } = row
  await db.invoice.createMany({
    data: Array.from({ length: count - 1 }, (_none, at) => ({ ...data, invoiceNumber: `N-${at + 2}` })),
  })
  const add = async () =>
    (await createInvoice(owner.user.actor, client.id, { invoiceNumber: 'ADDED' })).invoiceNumber
  const remove = async (number: string) => deleteInvoice(owner.user.actor, await idOf(owner, number))
  return { owner, add, remove }
}

const idOf = async ({ user }: { user: Owned }, invoiceNumber: string) =>
  (await db.invoice.findFirstOrThrow({ where: { businessId: user.businessId, invoiceNumber } })).id

/** What a ZIP holds, of which invoices it has PDFs, and where the next part is. */
async function unzip(response: Response) {
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const names = Object.keys(files)
  const text = (name: string) => Buffer.from(files[name]!).toString('utf8')
  const pdfs = names.filter((name) => name.endsWith('.pdf')).map((name) => text(name).slice('%PDF-'.length))
  const next = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
  return { names, text, pdfs, rest: names.filter((name) => !name.endsWith('.pdf')), next }
}
const part = async (browser: Browser, address: string) => unzip(await ask(browser, address))
const numbers = (from: number, to: number, ...without: number[]) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
    .filter((place) => !without.includes(place))
    .map((place) => `N-${place}`)

describe('an export in parts', () => {
  it('holds each invoice in one of them, whatever is made and deleted in between', async () => {
    const { owner, add, remove } = await business(1200)
    const [one, two, three, ...more] = await exportParts(owner.user.actor)
    expect([one, more]).toEqual([`${FIRST}&upTo=${await idOf(owner, 'N-500')}`, []])

    const first = await part(owner, one!)
    // Counted by rows, every later one would move up by two.
    await remove('N-7')
    await remove('N-750')
    const added = await add()
    const [second, third] = [await part(owner, two!), await part(owner, three!)]

    expect(first.pdfs).toEqual(numbers(1, 500))
    expect(second.pdfs).toEqual(numbers(501, 1000, 750))
    expect(third.pdfs).toEqual([...numbers(1001, 1200), added])
    expect((await part(owner, one!)).pdfs).toEqual(numbers(1, 500, 7))
  })

  it('leads from each part to the next, whatever is made and deleted in between', async () => {
    const { owner, add, remove } = await business(1002)
    const first = await part(owner, FIRST)
    await remove('N-500')
    await remove('N-501')
    const second = await part(owner, first.next!)
    const added = await add()
    const third = await part(owner, second.next ?? '')
    expect(first.pdfs).toEqual(numbers(1, 500))
    expect([...second.pdfs, ...third.pdfs]).toEqual([...numbers(502, 1002), added])
    expect(third.next).toBeUndefined()
  })

  it('has all the rest in the first, says what is where, and fits into one folder', async () => {
    const { owner } = await business(501)
    const whole = await part(owner, PATH)
    const first = await part(owner, FIRST)
    const second = await part(owner, first.next!)
    const rows = Papa.parse(first.text('tables/invoices.csv'), { header: true, skipEmptyLines: true }).data
    expect(whole.pdfs).toEqual([...first.pdfs, ...second.pdfs])
    expect(first.rest).toEqual(whole.rest)
    expect(rows).toHaveLength(501)
    expect(first.names).toContain('invoices/part-1/Invoice-N-1.pdf')
    expect(second.names).toEqual(['invoices/part-2/Invoice-N-501.pdf', 'README-part-2.txt'])
    const id = await idOf(owner, 'N-501')
    expect(second.text('README-part-2.txt')).toContain(
      `This is part 2, the last one. In invoices/ it holds those with ids from ${id} to ${id} `,
    )
    expect(whole.text('README.txt')).not.toContain('This is part')
  })

  it('says how many invoices are coming, and has a name for each part', async () => {
    const { owner, remove } = await business(501)
    await remove('N-3')
    await remove('N-4')
    const told = async (address: string) => {
      const { headers } = await ask(owner, address)
      const name = /filename="Sheaf-export-\d{4}-\d\d-\d\d(.*)"/.exec(
        headers.get('content-disposition')!,
      )?.[1]
      return [name, headers.get('x-invoice-count'), headers.has('link')]
    }
    const end = await idOf(owner, 'N-500')
    expect(await told(`${FIRST}&upTo=${end}`)).toEqual(['-part-1.zip', '498', true])
    expect(await told(`${PATH}?part=2&after=${end}`)).toEqual(['-part-2.zip', '1', false])
    expect(await told(PATH)).toEqual(['.zip', null, false])
  })

  it('is offered where the whole would be long, however far apart the ids are', async () => {
    const { owner, add } = await business(500)
    expect(await exportParts(owner.user.actor)).toEqual([])
    await db.$executeRaw`UPDATE "IdCounter" SET "last" = 900000 WHERE "businessId" = ${owner.user.id} AND "kind" = 'Invoice'`
    await add()
    const end = await idOf(owner, 'N-500')
    expect(await exportParts(owner.user.actor)).toEqual([
      `${FIRST}&upTo=${end}`,
      `${PATH}?part=2&after=${end}`,
    ])
  })

  it('keeps a part of which every invoice was deleted, and what comes behind it', async () => {
    const { owner, remove } = await business(2)
    const end = await idOf(owner, 'N-1')
    await remove('N-1')
    const first = await part(owner, `${FIRST}&upTo=${end}`)
    expect([first.pdfs, first.next]).toEqual([[], `${PATH}?part=2&after=${end}`])
    expect(first.text('README.txt')).toContain('This is part 1. Its invoices have been deleted.')
    expect((await part(owner, first.next!)).pdfs).toEqual(['N-2'])
  })

  it('is never larger than a part, wherever an address has it end', async () => {
    const { owner } = await business(501)
    const { pdfs, next } = await part(owner, `${FIRST}&upTo=2147483647`)
    expect(pdfs).toEqual(numbers(1, 500))
    expect((await part(owner, next!)).pdfs).toEqual(['N-501'])
  })

  it.each([
    ...['', '0', '-1', '1.5', '01', 'x', '1e3', '99999999999', '2', '1&after=5', '2&after=0', '2&after=x'],
    ...['1&upTo=', '1&upTo=x', '2&after=99999999999'],
  ])('refuses part=%s', async (query) => {
    const refused = await ask(await Browser.signedIn(), `${PATH}?part=${query}`)
    const message = 'Your export has no such part. Begin with part 1: each part names the next one.'
    expect([refused.status, await refused.json()]).toEqual([422, { message, errors: { part: [message] } }])
  })

  it('holds nothing of anybody else', async () => {
    const { owner } = await business(501)
    const [, second] = await exportParts(owner.user.actor)
    const { owner: stranger } = await business(1)
    expect((await part(stranger, second!)).rest).toEqual(['README-part-2.txt'])
    expect((await part(stranger, FIRST)).text('data/invoices.json')).not.toContain('N-501')
    expect((await ask(new Browser(), FIRST)).status).toBe(401)
  })
})

describe('the limits of parts', () => {
  afterEach(() => jest.useRealTimers())

  it('let all parts of many invoices through, and count them apart from the whole', async () => {
    const owner = await Browser.signedIn()
    for (let count = 0; count < 120; count++) expect((await ask(owner, FIRST)).status).toBe(200)
    const refused = await ask(owner, FIRST)
    expect([refused.status, (await refused.json()).message]).toEqual([
      429,
      expect.stringMatching(/^Too many/),
    ])
    expect((await ask(owner, PATH)).status).toBe(200)
  })

  it('make them one at a time', async () => {
    const owner = await Browser.signedIn()
    const end = await beginExport(String(owner.user.id))
    const refused = await ask(owner, FIRST)
    expect([refused.status, (await refused.json()).message]).toEqual([
      429,
      expect.stringMatching(/still in progress/),
    ])
    await end()
    expect((await ask(owner, FIRST)).status).toBe(200)
  })

  it('have nobody wait longer than a minute for one whose process died', async () => {
    const owner = await Browser.signedIn()
    const end = await beginExport(String(owner.user.id))
    const wait = Number((await ask(owner, FIRST)).headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    await end()
  })

  it('hold for one that takes longer than that', async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'Date', 'performance', 'queueMicrotask'],
    })
    const owner = await Browser.signedIn()
    const end = await beginExport(String(owner.user.id))
    const wait = async () => Number((await ask(owner, FIRST)).headers.get('retry-after'))
    await db.$executeRaw`
      UPDATE "RateLimit" SET "expiresAt" = timezone('utc', now()) + interval '30 seconds'
      WHERE "expiresAt" BETWEEN timezone('utc', now()) + interval '50 seconds' AND timezone('utc', now()) + interval '60 seconds'`
    expect(await wait()).toBeLessThanOrEqual(30)
    jest.advanceTimersByTime(20_000)
    while ((await wait()) <= 50) await new Promise((resolve) => setTimeout(resolve, 20))
    await end()
    expect(jest.getTimerCount()).toBe(0)
  })
})
