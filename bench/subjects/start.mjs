import { setTimeout as sleep } from 'node:timers/promises'
import { get, load } from '../lib/load.mjs'
import { memoryMb } from '../lib/process-figures.mjs'
import { ratioRow } from '../lib/row.mjs'
import { median, time } from '../lib/times.mjs'

export const title = 'Start and memory'
export const about =
  'From starting the process to the first answer of a public invoice, and the memory it holds after 2,000 of them, eight at a time.'

const ROUNDS = 5

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const { token, hash } = await stage.app()
  const sides = [
    { start: stage.startProduct, path: `/invoice/${token}`, times: [], memory: [] },
    { start: stage.startFloor, path: `/invoice?hash=${hash}`, times: [], memory: [] },
  ]
  for (let round = 0; round < ROUNDS; round++)
    for (const { start, path, times, memory } of sides) {
      let server
      times.push(await time(async () => (server = await answering(start, path))))
      if (round < 3) {
        await load(server.origin + path, { requests: 2000, clients: 8 })
        memory.push(memoryMb(server.pid))
      }
      await server.stop()
    }
  const [ours, bare] = sides
  const row = (what, key, unit, atMost) =>
    ratioRow({ what, ours: median(ours[key]), against: median(bare[key]), unit, digits: 0, atMost })
  return [
    row('Cold start to the first public invoice', 'times', 'ms', 1.3),
    row('Memory under load', 'memory', 'MB', 1.35),
  ]
}

async function answering(start, path) {
  const server = await start()
  for (;;) {
    const answer = await get(server.origin + path).catch(() => null)
    if (answer?.status === 200) return server
    await sleep(5)
  }
}
