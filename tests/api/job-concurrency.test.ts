import { randomUUID } from 'node:crypto'
import { cancelDeletion } from '@/lib/auth/account-deletion/schedule-deletion'
import { runDeletions } from '@/lib/auth/account-deletion/run-deletions'
import { db } from '@/lib/platform/db/client'
import { toDateColumn } from '@/lib/core/dates'
import { applyScheduleAction } from '@/lib/recurring/runs/schedule-actions'
import { sendInvoice } from '@/lib/mail/invoices/send-invoice'
import { runOutbox, sendNow } from '@/lib/mail/worker/run-outbox'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { waitForBlocked, holdLock } from '@/tests/factories/locks'
import { listMailsTo } from '@/tests/factories/mail'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

afterEach(deleteUsers)

describe('claiming emails of the outbox', () => {
  /** Queues emails of one account, each to another address, oldest first. */
  async function waiting(count: number, over: object = {}) {
    const user = await createUser()
    const client = await createClient(user.actor)
    const to = Array.from({ length: count }, () => `${randomUUID()}@client.test`)
    const refs: string[] = []
    for (const address of to) {
      const invoice = await createInvoice(user.actor, client.id)
      const letter = { to: [address], cc: [], bcc: [], replyTo: null, attachPdf: false }
      const words = { subject: 'Invoice', message: 'Hello' }
      refs.push((await sendInvoice(user.actor, invoice.id, { ...letter, ...words })).id)
    }
    const mails = await db.outboxMail.updateManyAndReturn({
      where: { ref: { in: refs } },
      data: over,
      select: { id: true },
    })
    const ids = mails.map(({ id }) => id).sort((one, another) => one - another)
    return { user, to, ids }
  }
  const arrived = async (to: string[]) => {
    const mails = await Promise.all(to.map(listMailsTo))
    return mails.map(({ length }) => length)
  }
  const row = (id: number) => db.outboxMail.findUniqueOrThrow({ where: { id } })

  it('sends each email once under concurrent runs', async () => {
    const { to, ids } = await waiting(4)
    await Promise.all(Array.from({ length: 6 }, () => runOutbox()))
    expect(await arrived(to)).toEqual([1, 1, 1, 1])
    expect((await Promise.all(ids.map(row))).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1])
  })

  it('skips an email that another process is claiming, and takes the next', async () => {
    const { to, ids } = await waiting(2)
    const release = await holdLock(
      (tx) => tx.$queryRaw`SELECT 1 FROM "OutboxMail" WHERE "id" = ${ids[0]} FOR UPDATE`,
    )
    try {
      expect(await runOutbox()).toBe(1)
      expect(await arrived(to)).toEqual([0, 1])
    } finally {
      await release()
    }
  })

  it('skips emails that are being sent, have ended, or are not due', async () => {
    const later = new Date(Date.now() + 3_600_000)
    const cases: object[] = [
      { status: 'SENDING', nextAttemptAt: later },
      { status: 'SENT' },
      { status: 'CANCELLED' },
      { nextAttemptAt: later },
    ]
    for (const over of cases) {
      const { to } = await waiting(1, over)
      expect([over, await runOutbox(), await arrived(to)]).toEqual([over, 0, [0]])
      await deleteUsers()
    }
  })

  it('sends immediately only emails that were never tried', async () => {
    const { to, ids } = await waiting(2)
    await sendNow(ids[1]!)
    expect(await arrived(to)).toEqual([0, 1])
    await db.outboxMail.update({ where: { id: ids[0]! }, data: { attempts: 1 } })
    await sendNow(ids[0]!)
    expect(await arrived(to)).toEqual([0, 1])
  })

  it('holds emails of an account pending deletion, and no others', async () => {
    const leaving = await waiting(1)
    const staying = await waiting(1)
    const deleteAfter = new Date(Date.now() + 3_600_000)
    await db.user.update({ where: { id: leaving.user.id }, data: { deleteAfter } })
    expect(await runOutbox()).toBe(1)
    expect([await arrived(leaving.to), await arrived(staying.to)]).toEqual([[0], [1]])
  })

  it('leases an email for longer than any sending can take', async () => {
    const { ids } = await waiting(1)
    const before = Date.now()
    await runOutbox()
    const { nextAttemptAt } = await row(ids[0]!)
    expect(nextAttemptAt.getTime() - before).toBeGreaterThan(15 * 60_000)
  })
})

type User = Awaited<ReturnType<typeof createUser>>

describe('claiming the schedules of several owners', () => {
  const DAY = '2126-01-31'
  const now = new Date(`${DAY}T12:00:00Z`)
  async function series({ day = DAY, of }: { day?: string; of?: { user: User } } = {}) {
    // Ids count from 1: the first schedule of every owner has the same id.
    const user = of?.user ?? (await createUser({ counters: { create: [] } }))
    const client = await createClient(user.actor)
    const { id: invoiceId } = await createInvoice(user.actor, client.id, {
      issueDate: '2125-12-31',
      dueDate: '2126-01-14',
      invoiceType: 'RECURRING',
      recurringDate: day,
    })
    return {
      user,
      ...(await db.recurringSchedule.findFirstOrThrow({ where: { businessId: user.businessId, invoiceId } })),
    }
  }
  const written = (all: { user: User }[]) =>
    Promise.all(
      all.map(({ user }) =>
        db.invoice.count({ where: { businessId: user.businessId, invoiceType: 'ONE_OFF' } }),
      ),
    )

  // All are found due. The first one has to wait, and the second changes meanwhile.
  it.each<[string, (one: Awaited<ReturnType<typeof series>>) => Promise<unknown>, number]>([
    ['was paused', ({ user, id }) => applyScheduleAction(user.actor, id, 'pause'), 0],
    ['was ended', ({ user, id }) => applyScheduleAction(user.actor, id, 'end'), 0],
    [
      'was run by another process',
      ({ user, id }) => runSchedules(now, { only: { businessId: user.businessId, id } }),
      1,
    ],
    [
      'got a later day',
      ({ user, id }) =>
        db.recurringSchedule.update({
          where: { own: { businessId: user.businessId, id } },
          data: { nextDay: toDateColumn('2126-02-28') },
        }),
      0,
    ],
  ])('claims one by one: leaves alone one that %s meanwhile', async (_, meanwhile, count) => {
    // Schedules run in the order of their owners.
    const all = [await series(), await series(), await series()].sort(
      (one, other) => one.businessId - other.businessId,
    )
    const [first, second] = all
    const release = await holdLock(
      (tx) => tx.$queryRaw`SELECT 1 FROM "Business" WHERE "id" = ${first!.businessId} FOR UPDATE`,
    )
    const running = runSchedules(now)
    try {
      await waitForBlocked()
      await meanwhile(second!)
    } finally {
      await release()
    }
    expect(await running).toBe(2)
    expect(await written(all)).toEqual([1, count, 1])
  })

  it('claims each schedule by itself, and skips one that was paused meanwhile', async () => {
    // Schedules run in date order.
    const first = await series({ day: '2126-01-29' })
    const paused = await series({ day: '2126-01-30' })
    const next = await series({ of: paused })
    const release = await holdLock(
      (tx) => tx.$queryRaw`SELECT 1 FROM "Business" WHERE "id" = ${first.businessId} FOR UPDATE`,
    )
    const running = runSchedules(now)
    try {
      await waitForBlocked()
      await applyScheduleAction(paused.user.actor, paused.id, 'pause')
    } finally {
      await release()
    }
    expect(await running).toBe(2)
    const runs = ({ businessId, id }: typeof first) =>
      db.recurringScheduleRun.count({ where: { businessId, scheduleId: id } })
    expect(await Promise.all([first, paused, next].map(runs))).toEqual([1, 0, 1])
  })

  it('skips schedules that another process is working on', async () => {
    const all = [await series(), await series()]
    const { businessId, id } = all[0]!
    const release = await holdLock(
      (tx) =>
        tx.$queryRaw`SELECT 1 FROM "Schedule" WHERE "businessId" = ${businessId} AND "id" = ${id} FOR UPDATE`,
    )
    try {
      expect(await runSchedules(now)).toBe(1)
      expect(await written(all)).toEqual([0, 1])
    } finally {
      await release()
    }
  })
})

describe('claiming accounts that are due to be deleted', () => {
  const DAY = 24 * 60 * 60 * 1000
  async function leaving() {
    const user = await createUser({ deleteAfter: new Date(Date.now() - DAY) })
    await createInvoice(user.actor, (await createClient(user.actor)).id)
    return user
  }

  it('closes one by one: keeps an account whose deletion was cancelled meanwhile', async () => {
    const [first, second] = [await leaving(), await leaving()]
    const release = await holdLock(
      (tx) => tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${first.id} FOR UPDATE`,
    )
    const running = runDeletions()
    try {
      await waitForBlocked()
      await cancelDeletion(second.id)
    } finally {
      await release()
    }
    expect(await running).toBe(1)
    const kept = await db.user.findUniqueOrThrow({ where: { id: second.id } })
    expect([kept.disabledAt, await db.invoice.count({ where: { businessId: second.businessId } })]).toEqual([
      null,
      1,
    ])
    expect(await db.user.count({ where: { id: first.id } })).toBe(0)
  })

  it('signs out with the first step, after which the deletion can’t be cancelled', async () => {
    const user = await leaving()
    await db.session.create({
      data: { id: randomUUID(), userId: user.id, expiresAt: new Date(Date.now() + DAY) },
    })
    await runDeletions(new Date(), { steps: 1 })
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0)
    await expect(cancelDeletion(user.id)).rejects.toMatchObject({ kind: 'conflict' })
  })
})
