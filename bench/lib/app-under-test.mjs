// Shared by the subjects and created on first use: a scratch database server, the product and the baseline serving one
// business, and the product's own modules. `clear()` stops and removes everything.
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

/** @typedef {Awaited<ReturnType<typeof startAppUnderTest>>} AppUnderTest */

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
    /**
     * The running product: `{ origin, pid, cookie, businessId, token, hash }`, with an invoice of ten lines at
     * `token`.
     */
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
    /** The running baseline on the same database: `{ origin, pid }`. */
    bare: once(async () => {
      buildBareNext()
      const bare = await startBareNext(await business())
      ending(bare.stop)
      return bare
    }),
    /** A database with businesses of 1,000 to 1,000,000 invoices: `{ client, owners }`. */
    many: once(async () => {
      await scratch.createDatabase('many')
      // Inserting so many rows bypasses triggers, which only the superuser can do.
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
