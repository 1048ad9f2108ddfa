// The baseline: bench/bare-next, a Next.js application that shares only the database's schema with the product.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { listFiles, readText } from '../../scripts/lib/files.mjs'

// Relative to the project's folder, the working directory of every command.
const next = 'node_modules/next/dist/bin/next'
const folder = 'bench/bare-next'
const environment = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

const stamp = `${folder}/.next/sources.sha256`

/** Builds it if its sources changed; throws the build's output on failure. */
export function buildBareNext() {
  const wanted = hashOfSources()
  if (readText(stamp) === wanted) return
  rmSync(stamp, { force: true })
  const env = { ...process.env, ...environment }
  const build = spawnSync(process.execPath, [next, 'build', folder], { env, encoding: 'utf8' })
  if (build.status !== 0) throw new Error(build.stdout + build.stderr)
  writeFileSync(stamp, wanted)
}

/** Hashes its files and the locked package versions. */
function hashOfSources() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'))
  for (const name of listFiles(folder, (one) => one.startsWith('.next') || one === 'next-env.d.ts'))
    hash.update(`${name}\0`).update(readFileSync(`${folder}/${name}`))
  return hash.digest('hex')
}

/** Serves it on a free port: `{ origin, pid, stop() }`. */
export async function startBareNext(databaseUrl = '') {
  const bare = spawn(process.execPath, [next, 'start', folder, '-p', '0'], {
    env: { ...process.env, ...environment, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(bare, 'exit')
  const stop = async () => {
    bare.kill()
    await ended
  }
  let output = ''
  let origin
  while (!origin) {
    const [chunk] = await Promise.race([once(bare.stdout, 'data'), ended])
    if (bare.exitCode !== null) throw new Error(`The bare application ended: ${output}`)
    output += chunk
    origin = /http:\/\/localhost:\d+/.exec(output)?.[0]
  }
  bare.stdout.resume()
  return { origin, pid: bare.pid, stop }
}
