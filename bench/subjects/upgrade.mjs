import { deployMigrations, listMigrations } from '../../scripts/lib/migrations.mjs'
import { undoLastMigration } from '../../scripts/lib/undo-migration.mjs'
import { addAccounts, INVOICES } from '../lib/accounts-before.mjs'
import { checksums, filesOf } from '../lib/checksums.mjs'
import { figureRow } from '../lib/row.mjs'
import { time } from '../lib/times.mjs'

const NAME = '20261124090000_businesses'
/** Accounts of the installation; `BENCH_ACCOUNTS=50` upgrades a smaller one. */
const ACCOUNTS = Number(process.env.BENCH_ACCOUNTS ?? 5000)
/** Seconds. */
const AT_MOST = 30

const count = (number) => number.toLocaleString('en')
export const title = 'Accounts become businesses'
export const about =
  `The migration ${NAME} on ${count(ACCOUNTS * INVOICES)} invoices of ${count(ACCOUNTS)} accounts, with their lines, payments, numbers, events, mails, ` +
  'links and sessions. What is the same is told by checksums of every column of every row, which are taken before it, after it, and after the way back.'
/** It fills a database of its own for minutes. */
export const isOnlyNamed = true

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const { client, url } = await stage.blank()
  const upTo = (isWanted) =>
    deployMigrations(
      url,
      listMigrations().filter(({ name }) => isWanted(name)),
    )
  await upTo((name) => name < NAME)
  await addAccounts(client, ACCOUNTS)
  const before = { ...(await checksums(client)), files: await filesOf(client) }
  const forward = await time(() => upTo((name) => name === NAME))
  const after = { ...(await checksums(client, before.columns)), files: await filesOf(client) }
  const rows = [
    secondsRow('The migration', forward, AT_MOST),
    sameRow('Tables that say the same afterwards', before, after),
    noneRow('Invoices, lines, payments, numbers, events and mails written anew', rewritten(before, after)),
    noneRow('Sums that are not what the rows come to', await wrongSums(client)),
    noneRow('Signed-in browsers without their business', await lostSessions(client)),
  ]
  const back = await time(() => undoLastMigration(url))
  return [
    ...rows,
    secondsRow('The way back', back, AT_MOST),
    sameRow('Tables that say the same after the way back', before, await checksums(client, before.columns)),
  ]
}

const secondsRow = (what, ms, atMost) =>
  figureRow({
    what,
    ours: `${(ms / 1000).toFixed(2)} s`,
    goal: `at most ${atMost} s`,
    isMet: ms <= atMost * 1000,
  })

function sameRow(what, before, after) {
  const names = Object.keys(before.sums)
  const others = names.filter((name) => before.sums[name] !== after.sums[name])
  const rows = names.reduce((sum, name) => sum + Number(after.sums[name].split(' ')[0]), 0)
  return figureRow({
    what,
    ours: `${names.length - others.length} of ${names.length}, ${count(rows)} rows`,
    against: others.join(', '),
    goal: 'all',
    isMet: others.length === 0,
  })
}

const noneRow = (what, found) =>
  figureRow({ what, ours: String(found), goal: 'none', isMet: found === 0 || found === 'none' })

const LARGE = ['Client', 'Invoice', 'LineItem', 'Payment', 'GivenNumber', 'Event', 'OutboxMail']
const rewritten = (before, after) =>
  LARGE.filter((table) => before.files[table] !== after.files[table]).join(', ') || 'none'

const numberOf = async (client, query) =>
  (await client.query(`SELECT count(*)::int AS n FROM ${query}`)).rows[0].n

const wrongSums = (client) => numberOf(client, 'wrong_running_totals()')

/** As a request looks for it: the session's business, and its user's place there. */
const lostSessions = (client) =>
  numberOf(
    client,
    `"Session" s LEFT JOIN "Business" b ON b."id" = s."businessId"
     LEFT JOIN "Membership" m ON m."businessId" = b."id" AND m."userId" = s."userId" AND m."role" = 'OWNER'
     WHERE m."userId" IS NULL OR b."id" <> s."userId"`,
  )
