import Papa from 'papaparse'
import { listExportChunks } from '@/lib/exports/chunks'
import {
  requestExport,
  createBusinessWithInvoices,
  FIRST_PART_PATH,
  getInvoiceId,
  listInvoiceNumbers,
  fetchPart,
  PATH,
} from '@/tests/factories/export-parts'

// Rendering hundreds of PDFs would take minutes; other tests check one.
jest.mock('@/lib/documents/pdf/render', () => ({
  renderInvoicePdf: async ({ invoiceNumber }: { invoiceNumber: string }) => ({
    bytes: async () => Buffer.from(`%PDF-${invoiceNumber}`),
  }),
}))

describe('a multi-part export of hundreds of invoices', () => {
  it('contains each invoice in one part, whatever is created and deleted meanwhile', async () => {
    const { owner, add, remove } = await createBusinessWithInvoices(1200)
    const [one, two, three, ...more] = await listExportChunks(owner.user.actor)
    expect([one, more]).toEqual([`${FIRST_PART_PATH}&upTo=${await getInvoiceId(owner, 'N-500')}`, []])

    const first = await fetchPart(owner, one!)
    // Counting rows, all later parts would shift by two.
    await remove('N-7')
    await remove('N-750')
    const added = await add()
    const [second, third] = [await fetchPart(owner, two!), await fetchPart(owner, three!)]

    expect(first.pdfs).toEqual(listInvoiceNumbers(1, 500))
    expect(second.pdfs).toEqual(listInvoiceNumbers(501, 1000, 750))
    expect(third.pdfs).toEqual([...listInvoiceNumbers(1001, 1200), added])
    expect((await fetchPart(owner, one!)).pdfs).toEqual(listInvoiceNumbers(1, 500, 7))
  })

  it('links from each part to the next, whatever is created and deleted meanwhile', async () => {
    const { owner, add, remove } = await createBusinessWithInvoices(1002)
    const first = await fetchPart(owner, FIRST_PART_PATH)
    await remove('N-500')
    await remove('N-501')
    const second = await fetchPart(owner, first.next!)
    const added = await add()
    const third = await fetchPart(owner, second.next ?? '')
    expect(first.pdfs).toEqual(listInvoiceNumbers(1, 500))
    expect([...second.pdfs, ...third.pdfs]).toEqual([...listInvoiceNumbers(502, 1002), added])
    expect(third.next).toBeUndefined()
  })

  it('has all other data in the first part, with a guide, and unpacks into one folder', async () => {
    const { owner } = await createBusinessWithInvoices(501)
    const whole = await fetchPart(owner, PATH)
    const first = await fetchPart(owner, FIRST_PART_PATH)
    const second = await fetchPart(owner, first.next!)
    const rows = Papa.parse(first.text('tables/invoices.csv'), { header: true, skipEmptyLines: true }).data
    expect(whole.pdfs).toEqual([...first.pdfs, ...second.pdfs])
    expect(first.rest).toEqual(whole.rest)
    expect(rows).toHaveLength(501)
    expect(first.names).toContain('invoices/part-1/Invoice-N-1.pdf')
    expect(second.names).toEqual(['invoices/part-2/Invoice-N-501.pdf', 'README-part-2.txt'])
    const id = await getInvoiceId(owner, 'N-501')
    expect(second.text('README-part-2.txt')).toContain(
      `This is part 2, the last one. In invoices/ it holds those with ids from ${id} to ${id} `,
    )
    expect(whole.text('README.txt')).not.toContain('This is part')
  })

  it('announces the number of invoices, and names each part', async () => {
    const { owner, remove } = await createBusinessWithInvoices(501)
    await remove('N-3')
    await remove('N-4')
    const told = async (address: string) => {
      const { headers } = await requestExport(owner, address)
      const name = /filename="Sheaf-export-\d{4}-\d\d-\d\d(.*)"/.exec(
        headers.get('content-disposition')!,
      )?.[1]
      return [name, headers.get('x-invoice-count'), headers.has('link')]
    }
    const end = await getInvoiceId(owner, 'N-500')
    expect(await told(`${FIRST_PART_PATH}&upTo=${end}`)).toEqual(['-part-1.zip', '498', true])
    expect(await told(`${PATH}?part=2&after=${end}`)).toEqual(['-part-2.zip', '1', false])
    expect(await told(PATH)).toEqual(['.zip', null, false])
  })

  it('caps the size of an export part regardless of the requested range', async () => {
    const { owner } = await createBusinessWithInvoices(501)
    const { pdfs, next } = await fetchPart(owner, `${FIRST_PART_PATH}&upTo=2147483647`)
    expect(pdfs).toEqual(listInvoiceNumbers(1, 500))
    expect((await fetchPart(owner, next!)).pdfs).toEqual(['N-501'])
  })
})
