import { createZipScanner } from '@/components/users/export/zip-scanner'
import { createFile, createZipStream } from '@/lib/exports/zip'

async function* files() {
  yield createFile('data/invoices.json', '[{"link": "invoices/"}]')
  yield createFile('invoices/part-1/Invoice-1.pdf', '%PDF-1', Buffer.alloc(2000, 'invoices/'))
  yield createFile('invoices/part-1/Invoice-2.pdf', '%PDF-2')
  yield createFile('README.txt', 'In invoices/ it holds')
}
const bytes = async () =>
  new Uint8Array(await new Response(createZipStream(files(), async () => {})).arrayBuffer())

it.each([1, 2, 7, 38, 39, 40, 1000, 1_000_000])(
  'the ZIP scanner counts invoices and detects the end of an export that arrives %i bytes at a time',
  async (size) => {
    const zip = await bytes()
    const watch = createZipScanner()
    let count = 0
    let wholeAt: number | null = null
    for (let at = 0; at < zip.length; at += size) {
      count = watch.see(zip.subarray(at, at + size))
      if (watch.isWhole()) wholeAt ??= Math.min(at + size, zip.length)
    }
    expect({ count, wholeAt }).toEqual({ count: 2, wholeAt: zip.length })
  },
)

it('the ZIP scanner does not treat an export that ends between two files as complete', async () => {
  const zip = Buffer.from(await bytes())
  const watch = createZipScanner()
  watch.see(zip.subarray(0, zip.lastIndexOf('PK\x01\x02')))
  expect(watch.isWhole()).toBe(false)
})
