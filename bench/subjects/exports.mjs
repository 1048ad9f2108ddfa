import { setTimeout as sleep } from 'node:timers/promises'
import { figureRow, ratioRow } from '../lib/row.mjs'
import { time } from '../lib/times.mjs'

export const title = 'Exports'
export const about =
  'Tables and data of an export, read as it is sent, and its first part with the PDFs. Memory is what the process holds at most meanwhile; 1,000 are exported ten times over, since a heap grows with what was done, too.'

/** Seconds: a fifth of what a host may give a call. */
const AT_MOST = 60

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const { owners } = await stage.many()
  const product = await stage.product()
  const peaks = {}
  for (const [name, times] of [
    ['thousand', 10],
    ['tenThousand', 1],
    ['hundredThousand', 1],
  ])
    peaks[name] = await peak(async () => {
      for (let time = 0; time < times; time++) await readTables(product, owners[name])
    })
  const part = (await time(() => readPart(product, owners.tenThousand))) / 1000
  return [
    ...[
      ['10,000', 'tenThousand'],
      ['100,000', 'hundredThousand'],
    ].map(([size, name]) =>
      ratioRow({
        what: `Memory while ${size} invoices are exported, against 1,000`,
        ...{ ours: peaks[name], against: peaks.thousand, unit: 'MB', digits: 0, atMost: 1.3 },
      }),
    ),
    figureRow({
      what: 'A part of an export, of 10,000 invoices',
      ours: `${part.toFixed(1)} s`,
      goal: `at most ${AT_MOST} s`,
      isMet: part <= AT_MOST,
    }),
  ]
}

/** What a business's owner takes along. */
async function exportedBy({ db, toCurrentUser, withAvatar, withLogo }, actor) {
  const person = await db.user.findUniqueOrThrow({ where: { id: actor.person.id }, include: withAvatar })
  const business = await db.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    include: withLogo,
  })
  return { user: toCurrentUser(person, { business, role: actor.role }), actor }
}

/** Everything before the PDFs, piece by piece. */
async function readTables(product, owner) {
  const exported = await exportedBy(product, owner)
  for await (const { name, content } of product.exportFiles(exported, product.csvStyle('en'))) {
    if (name.endsWith('.pdf')) return
    for await (const piece of content) if (piece.length === 0) throw new Error(`${name} has an empty piece`)
  }
}

async function readPart(product, owner) {
  const part = await product.findPart(owner, { part: '1' })
  const stream = await product.startExport(await exportedBy(product, owner), product.csvStyle('en'), part)
  await new Response(stream).arrayBuffer()
}

/** Megabytes that the process holds at most while something goes on. */
async function peak(work) {
  let most = 0
  let isOver = false
  const watched = (async () => {
    while (!isOver) {
      most = Math.max(most, process.memoryUsage().rss / 2 ** 20)
      await sleep(20)
    }
  })()
  await work()
  isOver = true
  await watched
  return most
}
