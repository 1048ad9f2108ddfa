import { randomUUID } from 'node:crypto'
import * as invoiceRoute from '@/app/api/invoices/[id]/route'
import * as table from '@/app/api/invoices/numbers/export.csv/route'
import * as pdf from '@/app/api/invoices/numbers/report.pdf/route'
import * as ledger from '@/app/api/invoices/numbers/route'
import * as report from '@/app/api/invoices/numbers/series/route'
import * as collection from '@/app/api/invoices/route'
import type { ActiveMember } from '@/lib/api/session'
import { updateNumberSequence } from '@/lib/business/numbering/settings'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { createInvoice as saveNew } from '@/lib/invoicing/save-invoice'
import { invoiceSchema } from '@/lib/documents/schema'
import type { Invoice } from '@/lib/documents/types'
import { db } from '@/lib/platform/db/client'
import { closeRenderer } from '@/lib/documents/pdf/render'
import type { AssignedNumber, SequenceReport } from '@/lib/reports/numbers/number-response'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'
import { contains, readPdf } from '@/tests/lib/documents/pdf/read-pdf'

const PATH = '/api/invoices/numbers'
type Told = SequenceReport & { summary: string }
let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let actor: ActiveMember
let clientId: number
afterAll(closeRenderer)
beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ fullName: 'Ada King' }))
  actor = owner.user.actor
  clientId = (await createClient(actor)).id
})

const make = (invoiceNumber: string, more = {}) => createInvoice(actor, clientId, { invoiceNumber, ...more })
const reports = async (browser = owner, query = '') =>
  (await (await browser.call(report.GET, `${PATH}/series${query}`)).json()) as Told[]
const numbers = async (series: string, more = '') => {
  const answer = await owner.call(ledger.GET, `${PATH}?series=${encodeURIComponent(series)}${more}`)
  return (await answer.json()) as AssignedNumber[]
}
/** Returns the gap below each number of a sequence, highest first. */
const gaps = async (series: string) =>
  (await numbers(series)).flatMap((row) =>
    row.gaps.toReversed().map(({ from, to, reason, by }) => [from, to, reason, by]),
  )
const set = (input: Parameters<typeof updateNumberSequence>[2]) =>
  updateNumberSequence(actor, 'INVOICE', input)

/** Saves a draft with a typed number. */
const typed = (invoiceNumber: string, issueDate = '2026-11-20') =>
  saveNew(
    actor,
    invoiceSchema.parse({
      clientId,
      currency: 'USD',
      issueDate,
      dueDate: '2099-01-01',
      invoiceNumber,
      lineItems: [{ description: 'Work', quantity: 1, unitPrice: 10 }],
    }),
  )

it('the number report summarises each sequence in one line', async () => {
  await set({ pattern: 'INV-{YYYY}-{0000}', resets: 'YEARLY' })
  const dated = (day: string) => ({ issueDate: day, status: 'SENT' })
  for (const [number, day] of [
    ['INV-2026-0001', '2026-02-01'],
    ['INV-2026-0002', '2026-02-02'],
    ['INV-2026-0004', '2026-02-03'],
    ['INV-2027-0001', '2027-01-04'],
  ] as const)
    await make(number, dated(day))
  const draft = await make('INV-2026-0005', { issueDate: '2026-03-01' })
  await make('INV-2026-0006', { issueDate: '2026-03-01' })
  const gone = await make('INV-2026-0007', dated('2026-03-02'))
  await deleteInvoice(actor, draft.id)
  await deleteInvoice(actor, gone.id)
  await make('SPECIAL', { status: 'SENT' })
  expect(await reports()).toEqual([
    {
      kind: 'INVOICE',
      series: null,
      period: null,
      first: 'SPECIAL',
      last: 'SPECIAL',
      issued: 1,
      drafts: 0,
      withdrawn: 0,
      explained: 0,
      unexplained: 0,
      summary: '1 issued',
    },
    {
      kind: 'INVOICE',
      series: 'inv-2026-{n}',
      period: '2026',
      first: 'INV-2026-0001',
      last: 'INV-2026-0007',
      issued: 3,
      drafts: 1,
      withdrawn: 1,
      explained: 2,
      unexplained: 0,
      summary:
        'INV-2026-0001 to INV-2026-0007, 3 issued, 1 draft, 1 withdrawn after issue, 2 gaps explained, 0 unexplained',
    },
    {
      kind: 'INVOICE',
      series: 'inv-2027-{n}',
      period: '2027',
      first: 'INV-2027-0001',
      last: 'INV-2027-0001',
      issued: 1,
      drafts: 0,
      withdrawn: 0,
      explained: 0,
      unexplained: 0,
      summary: 'INV-2027-0001, 1 issued, 0 gaps explained, 0 unexplained',
    },
  ])
  expect((await numbers('inv-2026-{n}')).map(({ number, issueDate }) => [number, issueDate])).toEqual([
    ['INV-2026-0007', '2026-03-02'],
    ['INV-2026-0006', '2026-03-01'],
    // Of a deleted draft only the number is kept.
    ['INV-2026-0005', null],
    ['INV-2026-0004', '2026-02-03'],
    ['INV-2026-0002', '2026-02-02'],
    ['INV-2026-0001', '2026-02-01'],
  ])
  expect((await numbers('-')).map(({ number }) => number)).toEqual(['SPECIAL'])
  expect(await reports(await Browser.signedIn())).toEqual([])
})

describe('the reason for each gap in the numbers', () => {
  it('covers the first number, and a number typed ahead', async () => {
    await typed('INV-0042')
    await typed('INV-0050')
    expect(await gaps('inv-{n}')).toEqual([
      ['INV-0043', 'INV-0049', 'TYPED', 'Ada King'],
      ['INV-0001', 'INV-0041', 'STARTED', 'Ada King'],
    ])
    expect(await reports()).toMatchObject([{ explained: 2, unexplained: 0 }])
  })

  it('covers the settings, before and after the first number', async () => {
    await set({ next: 10 })
    await createInvoice(actor, clientId)
    await set({ next: 'INV-0020' })
    await createInvoice(actor, clientId)
    expect(await gaps('inv-{n}')).toEqual([
      ['INV-0011', 'INV-0019', 'SET', 'Ada King'],
      ['INV-0001', 'INV-0009', 'STARTED', 'Ada King'],
    ])
  })

  it('covers a pattern that continues another, and one that starts higher', async () => {
    await make('INV-0001')
    await make('INV-0002')
    await set({ pattern: 'R-{000}' })
    await createInvoice(actor, clientId)
    expect(await gaps('r-{n}')).toEqual([['R-001', 'R-002', 'CHANGED', 'Ada King']])
    await set({ pattern: 'S-{000}', next: 'S-005' })
    await createInvoice(actor, clientId)
    expect(await gaps('s-{n}')).toEqual([['S-001', 'S-004', 'STARTED', 'Ada King']])
  })

  it('attributes a gap to a year that was detected in the number', async () => {
    await typed('2026-41', '2026-12-30')
    await typed('2027-42', '2027-01-04')
    expect(await gaps('{yyyy}-{n}')).toEqual([['2027-1', '2027-41', 'CHANGED', 'Ada King']])
  })

  it('covers numbers assigned to documents outside the sequence', async () => {
    await set({ pattern: 'R-{000}' })
    await typed('INV-0002')
    await set({ pattern: 'INV-{0000}', next: 1 })
    await createInvoice(actor, clientId)
    await createInvoice(actor, clientId)
    expect((await numbers('inv-{n}')).map(({ number }) => number)).toEqual(['INV-0003', 'INV-0001'])
    expect(await gaps('inv-{n}')).toEqual([['INV-0002', 'INV-0002', 'TAKEN', 'Ada King']])
  })

  it('covers deleted drafts and renumbered documents, but not the next number', async () => {
    const [one, two, three] = [await make('INV-0001'), await make('INV-0002'), await make('INV-0003')]
    await deleteInvoice(actor, two.id)
    const { id, version } = three
    const body = {
      clientId,
      currency: 'USD',
      issueDate: '2026-11-20',
      dueDate: '2099-01-01',
      version,
      invoiceNumber: 'INV-0005',
      lineItems: [{ description: 'Work', quantity: 1, unitPrice: 10 }],
    }
    const params = { id: String(id) }
    const answer = await owner.call(invoiceRoute.PATCH, `/api/invoices/${id}`, {
      method: 'PATCH',
      body,
      params,
    })
    expect(answer.status).toBe(200)
    expect(await gaps('inv-{n}')).toEqual([['INV-0004', 'INV-0004', 'TYPED', 'Ada King']])
    // 2 to 4 is one gap, fully explained.
    expect(await reports()).toMatchObject([{ drafts: 2, explained: 1, unexplained: 0 }])
    await deleteInvoice(actor, id)
    expect(await reports()).toMatchObject([{ last: one.invoiceNumber, explained: 0, unexplained: 0 }])
  })

  it('survives typing a number again that had been ahead', async () => {
    await make('INV-0001')
    const ahead = await typed('INV-0004')
    await createInvoice(actor, clientId)
    await deleteInvoice(actor, ahead.id)
    await typed('INV-0004')
    expect(await gaps('inv-{n}')).toEqual([['INV-0002', 'INV-0003', 'TYPED', 'Ada King']])
    expect(await reports()).toMatchObject([{ drafts: 3, explained: 1, unexplained: 0 }])
  })

  it('reports a gap without a recorded reason as unexplained', async () => {
    for (let count = 0; count < 6; count++) await createInvoice(actor, clientId)
    const where = { businessId: actor.businessId, number: { in: ['INV-0002', 'INV-0003'] } }
    await db.documentNumber.deleteMany({ where })
    await db.invoice.deleteMany({ where: { businessId: actor.businessId, invoiceNumber: 'INV-0005' } })
    expect(await gaps('inv-{n}')).toEqual([['INV-0002', 'INV-0003', null, null]])
    // Another business's gaps don't count.
    const other = await createUser()
    const known = { kind: 'INVOICE', series: 'inv-{n}', from: 1n, to: 9n, reason: 'TYPED' } as const
    await db.numberGap.create({ data: { businessId: other.businessId, ...known } })
    expect(await gaps('inv-{n}')).toEqual([['INV-0002', 'INV-0003', null, null]])
    // A number without a document is missing, even if it is recorded.
    expect(await reports()).toMatchObject([{ explained: 0, unexplained: 2 }])
    await db.documentNumber.deleteMany({ where: { businessId: actor.businessId, number: 'INV-0001' } })
    expect(await reports()).toMatchObject([{ first: 'INV-0004', unexplained: 2 }])
  })
})

it('the number report counts a year without its own counter in one sequence, across the turn of the year', async () => {
  await set({ pattern: 'INV-{YYYY}-{000}' })
  await make('INV-2026-001', { issueDate: '2026-12-30' })
  await make('INV-2027-003', { issueDate: '2027-01-04' })
  expect(await reports()).toMatchObject([
    { series: 'inv-{yyyy}-{n}', period: null, first: 'INV-2026-001', last: 'INV-2027-003', explained: 1 },
  ])
  expect(await gaps('inv-{yyyy}-{n}')).toEqual([['INV-2027-002', 'INV-2027-002', 'TYPED', 'Ada King']])
})

it('the number report has no duplicate and no unexplained gap after 60 concurrent changes at the turn of a year', async () => {
  await set({ pattern: 'R{YYYY}-{0000}', resets: 'YEARLY' })
  const days = ['2026-12-31', '2027-01-01']
  const ask = async (index: number, key: string): Promise<Response> => {
    const issueDate = days[index % 2]!
    const answer = await owner.call(collection.POST, '/api/invoices', {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: {
        clientId,
        currency: 'USD',
        issueDate,
        dueDate: '2099-01-01',
        autoNumber: true,
        // Proposed when the form was opened, in another year.
        invoiceNumber: 'R2026-0001',
        lineItems: [{ description: 'Work', quantity: 1, unitPrice: 10 }],
      },
    })
    return answer.status === 503 ? ask(index, key) : answer
  }
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(index, randomUUID())))
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(201))
  const invoices = (await Promise.all(answers.map((answer) => answer.json()))) as Invoice[]
  const given = invoices.map(({ invoiceNumber }) => invoiceNumber).sort()
  const expected = ['R2026', 'R2027'].flatMap((year) =>
    Array.from({ length: 30 }, (_, index) => `${year}-${String(index + 1).padStart(4, '0')}`),
  )
  expect(given).toEqual(expected)
  for (const { invoiceNumber, issueDate } of invoices)
    expect(invoiceNumber.slice(1, 5)).toBe(issueDate.slice(0, 4))
  // Deletes drafts in the middle while others are created.
  const discarded = invoices.filter(({ invoiceNumber }) => /0(010|011|020)$/.test(invoiceNumber))
  await Promise.all([
    ...discarded.map(({ id }) => deleteInvoice(actor, id)),
    ...Array.from({ length: 20 }, (_, index) => ask(index, randomUUID())),
  ])
  expect(await reports()).toMatchObject(
    expect.arrayContaining(
      ['2026', '2027'].map((period) =>
        expect.objectContaining({
          period,
          last: `R${period}-0040`,
          drafts: 37,
          explained: 2,
          unexplained: 0,
        }),
      ),
    ),
  )
})

describe('downloading the report of numbers', () => {
  it('pages by key, highest first', async () => {
    await db.documentNumber.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        businessId: actor.businessId,
        number: `A-${index + 1}`,
        key: `a-${index + 1}`,
        series: 'a-{n}',
        count: BigInt(index + 1),
      })),
    })
    const answer = await owner.call(ledger.GET, `${PATH}?series=a-%7Bn%7D`)
    const link = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link')!)![1]!
    const page = ((await answer.json()) as AssignedNumber[]).map(({ number }) => number)
    const rest = await (await owner.call(ledger.GET, link)).json()
    expect([page.length, page[0], rest[0].number]).toEqual([50, 'A-120', 'A-70'])
    expect((await owner.call(ledger.GET, `${PATH}?series=a-%7Bn%7D&before=7`)).status).toBe(422)
    expect(await numbers('b-{n}')).toEqual([])
    // PostgreSQL rejects this text.
    expect(await numbers('\u0000-{n}')).toEqual([])
    const none = await (await owner.call(table.GET, `${PATH}/export.csv?series=%00`)).text()
    expect(none.split('\r\n')).toHaveLength(2)
    const csv = await (await owner.call(table.GET, `${PATH}/export.csv?series=a-%7Bn%7D`)).text()
    expect(csv.split('\r\n')).toHaveLength(122)
  })

  it('lists the sequences page by page', async () => {
    for (let index = 1; index <= 14; index++)
      await db.documentNumber.create({
        data: {
          businessId: actor.businessId,
          number: `${index}-1`,
          key: `${index}-1`,
          series: `${index}-{n}`,
          count: 1n,
        },
      })
    const answer = await owner.call(report.GET, `${PATH}/series`)
    const link = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link')!)![1]!
    expect(((await answer.json()) as Told[]).map(({ first }) => first).slice(0, 2)).toEqual(['14-1', '13-1'])
    expect((await reports(owner, new URL(link, 'http://x').search)).map(({ first }) => first)).toEqual([
      '2-1',
      '1-1',
    ])
  })

  it('explains missing numbers in CSV and PDF', async () => {
    await typed('INV-0001')
    await typed('INV-0004')
    const csv = await (await owner.call(table.GET, `${PATH}/export.csv?series=inv-%7Bn%7D`)).text()
    expect(csv).toContain('INV-0002 to INV-0003 were never used (2): INV-0004 was typed by hand')
    const paper = await owner.call(pdf.GET, `${PATH}/report.pdf?series=inv-%7Bn%7D`)
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const read = await readPdf(new Uint8Array(await paper.arrayBuffer()))
    for (const text of [
      'Document numbers: INV-####',
      'INV-0001 to INV-0004, 0 issued, 2 drafts, 1 gap explained',
      'INV-0002 to INV-0003 were never used (2): INV-0004 was entered manually.',
      'Northwind Traders',
      'Nov 20, 2026',
      '$10.00',
    ])
      expect(contains(read, text) ? text : null).toBe(text)
    const overview = await owner.call(pdf.GET, `${PATH}/report.pdf`)
    expect(contains(await readPdf(new Uint8Array(await overview.arrayBuffer())), '1 gap explained')).toBe(
      true,
    )
  })

  it('is a PDF in the language of its reader, while the CSV has the same headings in every language', async () => {
    await typed('INV-0001')
    await typed('INV-0004')
    const german = { headers: { 'accept-language': 'de-DE,de;q=0.9' } }
    const paper = await owner.call(pdf.GET, `${PATH}/report.pdf?series=inv-%7Bn%7D`, german)
    const read = await readPdf(new Uint8Array(await paper.arrayBuffer()))
    for (const text of [
      'Dokumentnummern: INV-####',
      'Entwurf',
      'INV-0004 wurde manuell eingegeben',
      '20.11.2026',
      'Seite 1 von 1',
    ])
      expect(contains(read, text) ? text : null).toBe(text)
    const csv = await (await owner.call(table.GET, `${PATH}/export.csv`, german)).text()
    expect(csv).toContain('"Invoice #";"State";"Given"')
  })

  it('rejects a PDF of an unknown sequence, or one that is too long', async () => {
    const ask = async (series: string) => {
      const answer = await owner.call(pdf.GET, `${PATH}/report.pdf?series=${encodeURIComponent(series)}`)
      return [answer.status, ((await answer.json()) as { message: string }).message]
    }
    expect(await ask('x-{n}')).toEqual([404, 'Number series not found'])
    expect(await ask('\u0000')).toEqual([404, 'Number series not found'])
    await db.$executeRaw`
      INSERT INTO "GivenNumber" ("businessId", "number", "key", "series", "count", "issuedAt")
      SELECT ${actor.businessId}, 'A-' || g, 'a-' || g, 'a-{n}', g, now() FROM generate_series(1, 5001) g`
    expect(await ask('a-{n}')).toEqual([
      422,
      'A PDF holds 5,000 numbers, and this series has more. Export it as CSV, which holds all of them.',
    ])
  })
})
