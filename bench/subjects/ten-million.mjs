import { jobsOf, NOW, readsOf, writesOf } from '../lib/acts.mjs'
import { costOf, costOnce } from '../lib/cost.mjs'
import { addBusinesses, INVOICES } from '../lib/many-businesses.mjs'
import { ownerOf } from '../lib/owner.mjs'
import { figureRow } from '../lib/row.mjs'

/** Businesses before and after the database has grown; `BENCH_BUSINESSES=500,5000` measures a smaller one. */
const [FEW, MANY] = (process.env.BENCH_BUSINESSES ?? '5000,50000').split(',').map(Number)
/** Businesses that are asked, each of them there from the beginning. */
const ASKED = 10

const count = (number) => number.toLocaleString('en')
export const title = 'Ten times as many businesses'
export const about =
  `What an act costs one database of ${count(MANY * INVOICES)} invoices of ${count(MANY)} businesses against ${count(FEW * INVOICES)} of ` +
  `${count(FEW)}: the same ten businesses, in the same database before and after it has grown. Pages of 8 KB and rows are PostgreSQL's own counts.`
export const columns = ['What', 'Large', 'Small', 'Ratio of pages', 'Goal', 'Met']
/** It takes half an hour, and 35 GB of disk. */
export const isOnlyNamed = true

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const { client, product } = await stage.empty()
  // Its reading would be counted with that of the acts.
  await client.query('ALTER SYSTEM SET autovacuum = off')
  await client.query('SELECT pg_reload_conf()')
  const [small, large] = [await grow(FEW, 0), await grow(MANY, FEW)]
  return [
    ...small.costs.map(({ what, ...against }, at) => row(what, large.costs[at], against)),
    ...sizeRows(large.sizes),
  ]

  async function grow(businesses, from) {
    const told = (at) => at % 5000 === 0 && console.log(`${new Date().toISOString()} ${count(at)} businesses`)
    await addBusinesses(client, { from, count: businesses, told })
    console.log(`${new Date().toISOString()} indexed`)
    const costs = await costsOf(client, product)
    return { costs, sizes: await sizesOf(client, businesses) }
  }
}

/** What each act and job costs now, in the order of the rows. */
async function costsOf(client, product) {
  const release = () => product.db.$disconnect()
  const [readers, writers] = [await asked(client, product, 0), await asked(client, product, 1)]
  const costs = []
  const measured = async ({ what, run }, businesses, rounds) => {
    const act = (round) => run(businesses[(round + ASKED) % ASKED])
    costs.push({ what, ...(await costOf(client, act, { release, rounds })) })
  }
  for (const act of readsOf(product)) await measured(act, readers, 2 * ASKED)
  for (const act of writesOf(product)) await measured(act, writers, 2 * ASKED)
  costs.push(...(await reminders(client, product, release)))
  await tidy(client)
  for (const job of jobsOf(product)) await measured(job, [], 3)
  return costs
}

/** Ten businesses of the first ones, spread over them, `besides` each place, with what it takes to ask for theirs. */
async function asked(client, product, besides) {
  const { rows } = await client.query(
    `SELECT u."id", (SELECT min(s."id") FROM "Session" s WHERE s."userId" = u."id") AS "session",
       (SELECT max(i."id") FROM "Invoice" i WHERE i."businessId" = u."id" AND i."status" = 'SENT') AS "owed"
     FROM generate_series(1, $1::int) g JOIN "User" u ON u."email" = 'business-' || g * $2::int - $3::int || '@example.com'`,
    [ASKED, FEW / ASKED, besides],
  )
  const businesses = rows.map(({ id, ...more }) => ({ ...more, owner: ownerOf(id) }))
  for (const business of businesses)
    business.token = (await product.createPublicLink(business.owner, business.owed)).publicToken
  return businesses
}

/** Of the one run that queues what is due, and of a mail that goes out then, by the piece; and of the runs that find it all queued. */
async function reminders(client, product, release) {
  const work = [
    ['A reminder queued', () => product.runReminders(NOW)],
    ['A mail handed over', () => product.runOutbox()],
  ]
  const costs = []
  for (const [what, run] of work) {
    let done = 0
    const first = await costOnce(client, async () => (done = await run()), release)
    const each = (of) => first[of] / done
    costs.push({ what, pages: each('pages'), rows: each('rows'), ms: each('ms') })
  }
  const idle = await costOf(client, () => product.runReminders(NOW), { release, rounds: 3 })
  return [...costs, { what: 'Reminders of the day, all queued', ...idle, grows: true }]
}

/** Ends what waits still, and does what PostgreSQL would have done by itself: neither is to be in the way of what is measured next. */
async function tidy(client) {
  await client.query(`UPDATE "OutboxMail" SET "status" = 'SENT' WHERE "status" = 'QUEUED'`)
  await client.query('VACUUM "OutboxMail", "RunningTotal", "Event"')
}

/** Bytes of each invoice by table, with all that hangs on it. */
async function sizesOf(client, businesses) {
  const { rows } = await client.query(
    `SELECT relname AS "table", pg_table_size(oid) / $1::float AS "rows", pg_indexes_size(oid) / $1::float AS "indexes"
     FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY pg_total_relation_size(oid) DESC`,
    [businesses * INVOICES],
  )
  return rows
}

function sizeRows(sizes) {
  const bytes = (tables) =>
    `${count(sum(tables, 'rows'))} bytes, indexes ${count(sum(tables, 'indexes'))} bytes`
  const sum = (tables, of) => Math.round(tables.reduce((all, table) => all + table[of], 0))
  const figure = (what, tables) => figureRow({ what, ours: bytes(tables) })
  return [
    figure('On disk for each invoice', sizes),
    ...sizes.slice(0, 6).map((size) => figure(`– of it in ${size.table}`, [size])),
  ]
}

/** The goal is for the pages: what one business does must not cost more for the others, and a job what is due. */
function row(what, large, small) {
  const text = ({ pages, rows, ms }) =>
    `${count(Math.round(pages))} pages, ${count(Math.round(rows))} rows, ${ms.toFixed(1)} ms`
  const ratio = large.pages / small.pages
  const atMost = large.grows ? (1.2 * MANY) / FEW : 1.5
  return {
    ...figureRow({
      what,
      ours: text(large),
      against: text(small),
      goal: `at most ${atMost}`,
      isMet: ratio <= atMost,
    }),
    ratio: ratio.toFixed(2),
  }
}
