import { TODAY } from '../lib/many-rows.mjs'
import { figureRow, ratioRow } from '../lib/row.mjs'
import { inTurns, median, percentile } from '../lib/times.mjs'

export const title = 'Very many invoices'
export const about =
  "The product's own queries, in one database with businesses of 1,000, 10,000, 100,000 and 1,000,000 invoices, against the same query of " +
  'the small one, on the first page, or without the index.'

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const { client, owners } = await stage.many()
  const product = await stage.product()
  return [
    ...(await lists(product, owners)),
    await depth(product, owners, client),
    await search(product, owners, client),
    ...(await dashboards(product, owners)),
    ...(await numbers(product, owners)),
  ]
}

async function lists({ listInvoices, NO_FILTER }, { million, thousand }) {
  const [ours, against] = await inTurns(
    [million, thousand].map((owner) => () => listInvoices(owner, NO_FILTER)),
    1500,
  )
  const row = (name, share) =>
    ratioRow({
      what: `List of 50 in 1,000,000 invoices against 1,000, ${name}`,
      ...{ ours: percentile(ours, share), against: percentile(against, share) },
      ...{ unit: 'ms', digits: 2, atMost: 1.3 },
    })
  return [row('p50', 0.5), row('p99', 0.99)]
}

async function depth({ listInvoices, NO_FILTER }, { million }, client) {
  const { rows } = await client.query(
    'SELECT "id" FROM "Invoice" WHERE "businessId" = $1 ORDER BY "id" DESC OFFSET 99000 LIMIT 1',
    [million.businessId],
  )
  const deep = { ...NO_FILTER, before: String(rows[0].id) }
  const [ours, against] = await inTurns(
    [deep, NO_FILTER].map((filter) => () => listInvoices(million, filter)),
    500,
  )
  return ratioRow({
    what: 'The list behind row 99,000 against its first page',
    ...{ ours: median(ours), against: median(against), unit: 'ms', digits: 2, atMost: 1.3 },
  })
}

/** The product's query as it is, and with a condition that no index can answer. */
async function search({ listQuery, NO_FILTER }, { hundredThousand }, client) {
  const query = listQuery(hundredThousand, { ...NO_FILTER, search: '74113' }, 50)
  const scan = {
    text: query.text.replaceAll(/i\."(foldedText|searchText)" LIKE/g, `i."$1" || '' LIKE`),
    values: query.values,
  }
  if (scan.text === query.text) throw new Error('The search no longer looks in "foldedText"')
  const [ours, against] = await inTurns(
    [query, scan].map(
      ({ text, values }) =>
        () =>
          client.query(text, values),
    ),
    40,
  )
  return ratioRow({
    what: 'Search in 100,000 invoices against a scan of them',
    ...{ ours: median(ours), against: median(against), unit: 'ms', atMost: 0.15 },
  })
}

async function dashboards({ getDashboard }, { hundredThousand, tenThousand, thousand }) {
  const [large, middle, small] = (
    await inTurns(
      [hundredThousand, tenThousand, thousand].map((owner) => () => getDashboard(owner, 'USD', TODAY)),
      40,
    )
  ).map(median)
  const row = (size, ours, atMost) =>
    ratioRow({
      what: `Dashboard of ${size} invoices against 1,000`,
      ours,
      against: small,
      unit: 'ms',
      atMost,
    })
  return [row('10,000', middle), row('100,000', large, 2)]
}

/** The series that `manyRows` gives its numbers in. */
const SERIES = 'inv-{n}'
/** Milliseconds. */
const AUDIT_AT_MOST = 500

async function numbers({ listNumbers, listSeries }, { hundredThousand, thousand }) {
  const [ours, against] = (
    await inTurns(
      [hundredThousand, thousand].map((owner) => () => listNumbers(owner, null, 50, SERIES)),
      200,
    )
  ).map(median)
  const [audit] = (await inTurns([() => listSeries(hundredThousand)], 20)).map(median)
  return [
    ratioRow({
      what: 'Page of 50 in a series of 100,000 numbers against 1,000',
      ...{ ours, against, unit: 'ms', digits: 2, atMost: 1.5 },
    }),
    figureRow({
      what: 'How 100,000 numbers stand, with their gaps',
      ...{
        ours: `${audit.toFixed(0)} ms`,
        goal: `at most ${AUDIT_AT_MOST} ms`,
        isMet: audit <= AUDIT_AT_MOST,
      },
    }),
  ]
}
