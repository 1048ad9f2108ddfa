// Several instances as an installation has them that needs more than one machine: behind nginx, on one PostgreSQL by way of PgBouncer.
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findNginx, startNginx } from '../../scripts/lib/nginx.mjs'
import { startPgBouncer } from '../../scripts/lib/pgbouncer.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { cpuMs, treeCpuMs } from './process-figures.mjs'

/** Connections to PostgreSQL that all instances share. */
export const CONNECTIONS = 10

/** What a caller of the jobs has to know. */
export const CRON_SECRET = 'a-cron-secret-for-tests-that-is-long-enough'

/**
 * Starts so many instances of one process each: `{ origin, instances, nginx, pooler, stop() }`, where `origin` is nginx's, and each of the instances and
 * the other two has a `pid`. Undefined where nginx or PgBouncer can't be had.
 */
export async function startInstances(stage, count) {
  const program = findNginx()
  if (!program) return undefined
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheaf-bench-'))
  chmodSync(folder, 0o755)
  const endings = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of endings.toReversed()) await end()
  }
  try {
    const { databaseUrl } = await stage.business()
    const pooler = await startPgBouncer(databaseUrl, folder, { connections: CONNECTIONS })
    if (!pooler) return await stop()
    endings.push(pooler.stop)
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const settings = {
      DATABASE_URL: pooler.pooled(databaseUrl),
      ...{ NEXTAUTH_URL: origin, HOST: '0.0.0.0', WEB_CONCURRENCY: '1', CRON_SECRET },
    }
    const instances = []
    for (let index = 0; index < count; index++) {
      instances.push(await stage.startProduct(settings))
      endings.push(instances.at(-1).stop)
    }
    const ports = instances.map((instance) => new URL(instance.origin).port)
    const nginx = await startNginx(program, { folder, port, ports })
    endings.push(nginx.stop)
    return { origin, instances, nginx, pooler, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What a load answers, with the milliseconds of processor time it took: `cpu`, of each instance, PostgreSQL, PgBouncer and nginx. */
export async function withCpu({ databasePid }, { instances, pooler, nginx }, work) {
  const used = () => [
    ...instances.map(({ pid }) => cpuMs(pid)),
    ...[databasePid, pooler.pid, nginx.pid].map(treeCpuMs),
  ]
  const before = used()
  const figures = await work()
  return { ...figures, cpu: used().map((now, index) => now - before[index]) }
}
