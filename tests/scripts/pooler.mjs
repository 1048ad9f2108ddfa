import { startPgBouncer } from '../../scripts/lib/pgbouncer.mjs'
import { temporaryFolder } from './support.mjs'

/** As `startPgBouncer`, ended with the test. */
export async function startPooler(test, url) {
  const pooler = await startPgBouncer(url, temporaryFolder(test))
  if (pooler) test.after(pooler.stop)
  return pooler
}
