// What the subjects share, each part made when it is first asked for: a scratch database server, the product and the
// floor serving one business, the product's own modules. `clear()` stops and removes all of it.
import pg from 'pg'
import { startApp } from '../../scripts/lib/app.mjs'
import { createAppEnvironment } from '../../scripts/lib/app-environment.mjs'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { seed } from '../../scripts/lib/database.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startScratch } from '../../scripts/lib/scratch-postgres.mjs'
import { buildBareNext, startBareNext } from './bare-next.mjs'
import { createSampleBusiness } from './sample-business.mjs'
import { seedManyRows } from './seed-many-rows.mjs'
import { loadProduct } from './product.mjs'

/** @typedef {Awaited<ReturnType<typeof startAppUnderTest>>} Stage */

export async function startAppUnderTest(signal) {
  const scratch = await startScratch()
  const endings = [scratch.stop]
  const ending = (stop) => void endings.unshift(stop)
  const once = (make) => {
    let made
    return () => (made ??= make())
  }

  const business = once(async () => {
    const databaseUrl = await scratch.createDatabase('business')
    process.env.NEXTAUTH_SECRET = createAppEnvironment(databaseUrl, '').NEXTAUTH_SECRET
    await seed(databaseUrl)
    return databaseUrl
  })

  return {
    /** The product, serving: `{ origin, pid, cookie, businessId, token, hash }`, with an invoice of ten lines under `token`. */
    app: once(async () => {
      await ensureBuilt({ signal })
      const port = await freePort()
      const databaseUrl = await business()
      const { pid, stop } = await startApp({
        env: createAppEnvironment(databaseUrl, port),
        signal,
        stdio: 'ignore',
      })
      ending(stop)
      const origin = `http://localhost:${port}`
      return { origin, pid, ...(await createSampleBusiness(origin, databaseUrl)) }
    }),
    /** The floor, serving the same database: `{ origin, pid }`. */
    bare: once(async () => {
      buildBareNext()
      const bare = await startBareNext(await business())
      ending(bare.stop)
      return bare
    }),
    /** A database with businesses of 1,000 to 1,000,000 invoices: `{ client, owners }`. */
    many: once(async () => {
      await scratch.createDatabase('many')
      // Rows in such numbers are written past the triggers, which is the superuser's to do.
      const client = new pg.Client({ connectionString: scratch.url('many') })
      await client.connect()
      ending(() => client.end())
      return { client, owners: await seedManyRows(client) }
    }),
    /** The product's own functions in this process, on the database of `many`. */
    product: once(async () => {
      Object.assign(process.env, createAppEnvironment(scratch.url('many'), ''))
      const { product, remove } = await loadProduct()
      ending(remove)
      return product
    }),
    async clear() {
      for (const stop of endings) await stop()
    },
  }
}
