import { TODAY } from '../lib/seed-many-rows.mjs'
import { timeInterleaved, median, percentile, createRatioRow } from '../lib/measure.mjs'

export const title =
  'Lists at scale: businesses of 1,000 to 1,000,000 invoices in one database, against the small one'

/** @param {import('../lib/app-under-test.mjs').AppUnderTest} setup */
export async function measure(setup) {
  const { client, owners } = await setup.many()
  const product = await setup.product()
  return [
    ...(await lists(product, owners)),
    await depth(product, owners, client),
    await search(product, owners, client),
    ...(await dashboards(product, owners)),
  ]
}

async function lists({ listInvoices, NO_FILTER }, { million, thousand }) {
  const works = [million, thousand].map((owner) => () => listInvoices(owner, NO_FILTER))
  const [ours, against] = await timeInterleaved(works, 1500)
  return [0.5, 0.99].map((share) =>
    createRatioRow({
      what: `List of 50 in 1,000,000 invoices against 1,000, p${share * 100}`,
      ours: percentile(ours, share),
      against: percentile(against, share),
      unit: 'ms',
      digits: 2,
      atMost: 1.3,
    }),
  )
}

async function depth({ listInvoices, NO_FILTER }, { million }, client) {
  const { rows } = await client.query(
    'SELECT "id" FROM "Invoice" WHERE "businessId" = $1 ORDER BY "id" DESC OFFSET 99000 LIMIT 1',
    [million.businessId],
  )
  const deep = { ...NO_FILTER, before: String(rows[0].id) }
  const works = [deep, NO_FILTER].map((filter) => () => listInvoices(million, filter))
  const [ours, against] = (await timeInterleaved(works, 500)).map(median)
  return createRatioRow({
    what: 'The list behind row 99,000 against its first page',
    ours,
    against,
    unit: 'ms',
    digits: 2,
    atMost: 1.3,
  })
}

/** Compares the product's query with the same query under a condition that no index can serve. */
async function search({ invoicesSql, NO_FILTER }, { hundredThousand }, client) {
  const query = invoicesSql(hundredThousand, { ...NO_FILTER, search: '74113' }, 50)
  const scan = query.text.replaceAll(/i\."(foldedText|searchText)" LIKE/g, `i."$1" || '' LIKE`)
  if (scan === query.text) throw new Error('The search no longer looks in "foldedText"')
  const works = [query.text, scan].map((text) => () => client.query(text, query.values))
  const [ours, against] = (await timeInterleaved(works, 40)).map(median)
  return createRatioRow({
    what: 'Search in 100,000 invoices against a scan of them',
    ours,
    against,
    unit: 'ms',
    atMost: 0.15,
  })
}

async function dashboards({ getDashboard }, { hundredThousand, tenThousand, thousand }) {
  const works = [hundredThousand, tenThousand, thousand].map(
    (owner) => () => getDashboard(owner, 'USD', TODAY),
  )
  const [large, middle, small] = (await timeInterleaved(works, 40)).map(median)
  const row = (size, ours, atMost) =>
    createRatioRow({
      what: `Dashboard of ${size} invoices against 1,000`,
      ours,
      against: small,
      unit: 'ms',
      atMost,
    })
  return [row('10,000', middle), row('100,000', large, 2)]
}
