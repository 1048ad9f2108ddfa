import * as shared from '@/app/api/public/invoice/[token]/pdf/route'
import { renderInvoicePdf } from '@/lib/documents/pdf/render'
import { createRenderer } from '@/lib/documents/pdf/renderer'
import { createPublicLink } from '@/lib/public-links/public-links'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'
import { createSampleView } from '@/tests/lib/documents/pdf/sample-invoices'
import { unavailable } from '@/lib/i18n/errors'

jest.mock('@/lib/documents/pdf/renderer', () => ({ createRenderer: jest.fn() }))

const render = jest.fn()
jest.mocked(createRenderer).mockReturnValue({ render } as never)
beforeEach(() => render.mockReset().mockResolvedValue(Buffer.from('%PDF-')))

const visitor = new Browser()

/** Creates a business with a shared invoice. */
async function sharedInvoice(companyName: string) {
  const { actor } = await createUser({ companyName })
  const { id } = await createInvoice(actor, (await createClient(actor)).id)
  const { publicToken: token } = await createPublicLink(actor, id)
  return { actor, token: token! }
}

it('queues the PDFs of public links by business', async () => {
  const [one, other] = [await sharedInvoice('One'), await sharedInvoice('Other')]
  for (const { token } of [one, other])
    await visitor.call(shared.GET, `/api/public/invoice/${token}/pdf`, { params: { token } })
  expect(render.mock.calls.map(([, owner]) => owner)).toEqual(
    [one, other].map(({ actor }) => ({ use: 'link', id: actor.businessId })),
  )
})

it('cancels a PDF once its only reader has gone', async () => {
  const { token } = await sharedInvoice('Left')
  const reader = new AbortController()
  render.mockImplementation(async (_job, _owner, unwanted: AbortSignal) => {
    await Promise.resolve()
    reader.abort()
    expect(unwanted.aborted).toBe(true)
    throw unavailable('pdf.busy', 5)
  })
  const request = new Request(`http://localhost:3000/api/public/invoice/${token}/pdf`, {
    signal: reader.signal,
  })
  expect((await shared.GET(request, { params: Promise.resolve({ token }) })).status).toBe(503)
  expect(render).toHaveBeenCalledTimes(1)
})

it('keeps rendering a PDF as long as a reader is waiting for it', async () => {
  const pdf = await renderInvoicePdf(createSampleView(1), '2026-01-05', { use: 'business', id: 1 })
  const [first, second] = [new AbortController(), new AbortController()]
  const both = [pdf.bytes(first.signal), pdf.bytes(second.signal)]
  const unwanted: AbortSignal = render.mock.calls[0]![2]
  first.abort()
  expect(unwanted.aborted).toBe(false)
  second.abort()
  expect(unwanted.aborted).toBe(true)
  await Promise.all(both)
  expect(render).toHaveBeenCalledTimes(1)
})
