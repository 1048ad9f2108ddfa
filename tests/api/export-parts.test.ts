import { listExportChunks } from '@/lib/exports/chunks'
import { db } from '@/lib/platform/db/client'
import { consume } from '@/lib/platform/rate-limits/rate-limits'
import { Browser } from '@/tests/factories/browser'
import {
  requestExport,
  createBusinessWithInvoices,
  FIRST_PART_PATH,
  getInvoiceId,
  fetchPart,
  PATH,
} from '@/tests/factories/export-parts'
import { acquireExportLock } from '@/lib/exports/start-export'

// Rendering hundreds of PDFs would take minutes; other tests check one.
jest.mock('@/lib/documents/pdf/render', () => ({
  renderInvoicePdf: async ({ invoiceNumber }: { invoiceNumber: string }) => ({
    bytes: async () => Buffer.from(`%PDF-${invoiceNumber}`),
  }),
}))

describe('an export in parts', () => {
  it('is offered if the whole export would be long, however far apart the ids are', async () => {
    const { owner, add } = await createBusinessWithInvoices(500)
    expect(await listExportChunks(owner.user.actor)).toEqual([])
    await db.$executeRaw`UPDATE "IdCounter" SET "last" = "last" + 900000 WHERE "businessId" = ${owner.user.id} AND "kind" = 'Invoice'`
    await add()
    const end = await getInvoiceId(owner, 'N-500')
    expect(await listExportChunks(owner.user.actor)).toEqual([
      `${FIRST_PART_PATH}&upTo=${end}`,
      `${PATH}?part=2&after=${end}`,
    ])
  })

  it('includes a part whose invoices were all deleted, and continues after it', async () => {
    const { owner, remove } = await createBusinessWithInvoices(2)
    const end = await getInvoiceId(owner, 'N-1')
    await remove('N-1')
    const first = await fetchPart(owner, `${FIRST_PART_PATH}&upTo=${end}`)
    expect([first.pdfs, first.next]).toEqual([[], `${PATH}?part=2&after=${end}`])
    expect(first.text('README.txt')).toContain('This is part 1. Its invoices have been deleted.')
    expect((await fetchPart(owner, first.next!)).pdfs).toEqual(['N-2'])
  })

  it.each([
    ...['', '0', '-1', '1.5', '01', 'x', '1e3', '99999999999', '2', '1&after=5', '2&after=0', '2&after=x'],
    ...['1&upTo=', '1&upTo=x', '2&after=99999999999'],
  ])('rejects part=%s', async (query) => {
    const refused = await requestExport(await Browser.signedIn(), `${PATH}?part=${query}`)
    const message = 'Your export has no such part. Begin with part 1: each part names the next one.'
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { message, errors: { part: [message] } },
    ])
  })

  it('contains no other business’s data', async () => {
    const { owner } = await createBusinessWithInvoices(501)
    const [, second] = await listExportChunks(owner.user.actor)
    const { owner: stranger } = await createBusinessWithInvoices(1)
    expect((await fetchPart(stranger, second!)).rest).toEqual(['README-part-2.txt'])
    expect((await fetchPart(stranger, FIRST_PART_PATH)).text('data/invoices.json')).not.toContain('N-501')
    expect((await requestExport(new Browser(), FIRST_PART_PATH)).status).toBe(401)
  })
})

describe('the limits of multi-part exports', () => {
  afterEach(() => jest.useRealTimers())

  it('allow all parts of many invoices, counted separately from whole exports', async () => {
    const owner = await Browser.signedIn()
    await consume('export-part:account', String(owner.user.id), 119)
    expect((await requestExport(owner, FIRST_PART_PATH)).status).toBe(200)
    const refused = await requestExport(owner, FIRST_PART_PATH)
    expect([refused.status, (await refused.json()).message]).toEqual([
      429,
      expect.stringMatching(/^Too many/),
    ])
    expect((await requestExport(owner, PATH)).status).toBe(200)
  })

  it('allow one part at a time', async () => {
    const owner = await Browser.signedIn()
    const end = await acquireExportLock(String(owner.user.id))
    const refused = await requestExport(owner, FIRST_PART_PATH)
    expect([refused.status, (await refused.json()).message]).toEqual([
      429,
      expect.stringMatching(/still in progress/),
    ])
    await end()
    expect((await requestExport(owner, FIRST_PART_PATH)).status).toBe(200)
  })

  it('release the slot of a dead process after a minute', async () => {
    const owner = await Browser.signedIn()
    const end = await acquireExportLock(String(owner.user.id))
    const wait = Number((await requestExport(owner, FIRST_PART_PATH)).headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    await end()
  })

  it('keep the slot of a longer export', async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'Date', 'performance', 'queueMicrotask'],
    })
    const owner = await Browser.signedIn()
    const end = await acquireExportLock(String(owner.user.id))
    const wait = async () => Number((await requestExport(owner, FIRST_PART_PATH)).headers.get('retry-after'))
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
