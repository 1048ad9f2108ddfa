import Papa from 'papaparse'
import { exportParts } from '@/lib/exports/parts'
import { ask, business, FIRST, idOf, numbers, part, PATH } from '@/tests/factories/export-parts'

// Drawing hundreds of PDFs would take minutes, and other tests look at one.
jest.mock('@/lib/render/pdf/render', () => ({
  invoicePdf: async ({ invoiceNumber }: { invoiceNumber: string }) => ({
    bytes: async () => Buffer.from(`%PDF-${invoiceNumber}`),
  }),
}))

describe('an export of hundreds of invoices in parts', () => {
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

  it('is never larger than a part, wherever an address has it end', async () => {
    const { owner } = await business(501)
    const { pdfs, next } = await part(owner, `${FIRST}&upTo=2147483647`)
    expect(pdfs).toEqual(numbers(1, 500))
    expect((await part(owner, next!)).pdfs).toEqual(['N-501'])
  })
})
