import { toOwnerActor } from '@/tests/factories/user'
import { runInBusinessQueue } from '@/lib/platform/db/lock-business'

/** Creates tasks that end on demand, and records those that have started. */
function works() {
  const begun: { end: () => void; fail: (error: Error) => void }[] = []
  const work = () => new Promise<void>((end, fail) => begun.push({ end, fail }))
  return { begun, work }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('the business queue runs three tasks of a business at a time, the rest in order', async () => {
  const { begun, work } = works()
  const order: number[] = []
  const all = [0, 1, 2, 3, 4].map((index) =>
    runInBusinessQueue(toOwnerActor(1), work).then(() => order.push(index)),
  )
  await settle()
  expect(begun).toHaveLength(3)
  begun[1]!.end()
  await settle()
  expect(begun).toHaveLength(4)
  for (const index of [0, 2, 3]) begun[index]!.end()
  await settle()
  begun[4]!.end()
  await Promise.all(all)
  expect(order).toEqual([1, 0, 2, 3, 4])
})

it('a busy business does not delay others', async () => {
  const one = works()
  const other = works()
  const all = [1, 2, 3, 4].map(() => runInBusinessQueue(toOwnerActor(1), one.work))
  all.push(runInBusinessQueue(toOwnerActor(2), other.work))
  await settle()
  expect([one.begun.length, other.begun.length]).toEqual([3, 1])
  other.begun[0]!.end()
  for (const index of [0, 1, 2]) one.begun[index]!.end()
  await settle()
  one.begun[3]!.end()
  await Promise.all(all)
})

it('the business queue continues the queue after a task fails', async () => {
  const { begun, work } = works()
  const all = [1, 2, 3, 4].map(() => runInBusinessQueue(toOwnerActor(1), work))
  await settle()
  begun[0]!.fail(new Error('taken'))
  await expect(all[0]).rejects.toThrow('taken')
  await settle()
  for (const index of [1, 2, 3]) begun[index]!.end()
  await expect(Promise.all(all.slice(1))).resolves.toHaveLength(3)
})

it('the business queue rejects all waiting tasks at once if the database is unreachable', async () => {
  const { begun, work } = works()
  const all = [1, 2, 3, 4, 5].map(() => runInBusinessQueue(toOwnerActor(1), work))
  const outcomes = Promise.allSettled(all)
  await settle()
  begun[0]!.fail(new Error('connect ECONNREFUSED 127.0.0.1:5432'))
  await settle()
  expect(begun).toHaveLength(3)
  begun[1]!.end()
  begun[2]!.end()
  const statuses = (await outcomes).map(({ status }) => status)
  expect(statuses).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
})
