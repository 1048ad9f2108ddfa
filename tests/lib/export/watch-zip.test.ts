import { watchZip } from '@/components/users/export/watch-zip'
import { file, zipStream } from '@/lib/exports/zip'

async function* files() {
  yield file('data/invoices.json', '[{"link": "invoices/"}]')
  yield file('invoices/part-1/Invoice-1.pdf', '%PDF-1', Buffer.alloc(70_000, 'invoices/'))
  yield file('invoices/part-1/Invoice-2.pdf', '%PDF-2')
  yield file('README.txt', 'In invoices/ it holds')
}
const bytes = async () => new Uint8Array(await new Response(zipStream(files(), async () => {})).arrayBuffer())

it.each([1, 2, 7, 38, 39, 40, 1000, 1_000_000])(
  'counts the invoices and knows the end, however the bytes come (%i at a time)',
  async (size) => {
    const zip = await bytes()
    const watch = watchZip()
    const seen = new Set<number>()
    for (let at = 0; at < zip.length; at += size) {
      expect(watch.isWhole()).toBe(false)
      seen.add(watch.see(zip.subarray(at, at + size)))
    }
    expect([...seen].at(-1)).toBe(2)
    expect(watch.isWhole()).toBe(true)
  },
)

it('does not take a part for the whole that ends between two files', async () => {
  const zip = Buffer.from(await bytes())
  const watch = watchZip()
  watch.see(zip.subarray(0, zip.lastIndexOf('PK\x01\x02')))
  expect(watch.isWhole()).toBe(false)
})
