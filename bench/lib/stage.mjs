// What the subjects share, each part made when it is first asked for: a scratch database server, the product and the
// floor serving one business, the product's own modules. `clear()` stops and removes all of it.
import pg from 'pg'
import { appEnvironment } from '../../scripts/lib/app-environment.mjs'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { administer } from '../../scripts/lib/embedded.mjs'
import { seed } from '../../scripts/lib/database.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startScratch } from '../../scripts/lib/scratch.mjs'
import { startApp } from '../../scripts/lib/app.mjs'
import { buildBareNext, startBareNext } from './bare-next.mjs'
import { openBusiness } from './business.mjs'
import { addMany } from './many-rows.mjs'
import { loadProduct } from './product.mjs'

/** @typedef {Awaited<ReturnType<typeof setStage>>} Stage */

export async function setStage(signal) {
  const scratch = await startScratch()
  const endings = [scratch.stop]
  const ending = (stop) => void endings.unshift(stop)
  const once = (make) => {
    let made
    return () => (made ??= make())
  }

  const business = once(async () => {
    const databaseUrl = await scratch.createDatabase('business')
    const env = appEnvironment(databaseUrl, await freePort())
    process.env.NEXTAUTH_SECRET = env.NEXTAUTH_SECRET
    await seed(databaseUrl)
    return { databaseUrl, env }
  })
  const built = once(async () => {
    await ensureBuilt({ signal })
    buildBareNext()
  })

  /** The product once more on the business's database, with `settings` of its own: `{ origin, pid, stop() }`. */
  const startProduct = async (settings = {}) => {
    await built()
    const port = await freePort()
    const { databaseUrl } = await business()
    const app = await startApp({
      env: { ...appEnvironment(databaseUrl, port), ...settings },
      signal,
      stdio: 'ignore',
    })
    return { origin: `http://localhost:${port}`, pid: app.pid, stop: app.stop }
  }
  /** Another process of the floor on the same database. */
  const startFloor = async () => {
    await built()
    return startBareNext((await business()).databaseUrl)
  }

  return {
    startProduct,
    /** The database of the demo business: `{ databaseUrl, env }`. */
    business,
    /** The process of PostgreSQL, under which those of its connections are. */
    databasePid: scratch.pid,
    startFloor,
    /** The product, serving: `{ origin, pid, cookie, businessId, token, hash }`, with an invoice of ten lines under `token`. */
    app: once(async () => {
      const app = await startProduct()
      ending(app.stop)
      return { ...app, ...(await openBusiness(app.origin, (await business()).databaseUrl)) }
    }),
    bare: once(async () => {
      const bare = await startFloor()
      ending(bare.stop)
      return bare
    }),
    /** A database with businesses of 1,000 to 1,000,000 invoices: `{ url, client, owners }`. */
    many: once(async () => {
      await scratch.createDatabase('many')
      // Rows in such numbers are written past the triggers, which is the superuser's to do.
      const url = scratch.url('many')
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      ending(() => client.end())
      return { url, client, owners: await addMany(client) }
    }),
    /** The product's own functions in this process, on the database of `many`. */
    product: once(async () => {
      Object.assign(process.env, appEnvironment(scratch.url('many'), ''))
      const { product, remove } = await loadProduct()
      ending(remove)
      return product
    }),
    /** A database without rows, and the product's functions on it: `{ client, product }`. They take the place of those of `product()`. */
    empty: once(async () => {
      await scratch.createDatabase('empty')
      const client = new pg.Client({ connectionString: scratch.url('empty') })
      await client.connect()
      ending(() => client.end())
      Object.assign(process.env, appEnvironment(scratch.url('empty'), ''), { LOG_LEVEL: 'error' })
      // One connects once in a process.
      delete globalThis.prisma
      const { product, remove } = await loadProduct()
      ending(remove)
      return { client, product }
    }),
    /** A database without tables: `{ url, client }`. */
    blank: once(async () => {
      await administer(scratch.url('postgres'), ['CREATE DATABASE blank'])
      const url = scratch.url('blank')
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      ending(() => client.end())
      return { url, client }
    }),
    async clear() {
      for (const stop of endings) await stop()
    },
  }
}
