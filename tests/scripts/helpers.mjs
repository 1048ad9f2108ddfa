import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { stopOrphan } from '../../scripts/lib/postgres.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const cleanUps = new WeakMap()

/**
 * Registers clean-up for the end of a test: last in, first out, and one failure doesn't skip the others. (Node.js's
 * own hooks run in order and stop at the first failure.)
 */
export function onTestEnd(test, undo) {
  if (!cleanUps.has(test)) {
    cleanUps.set(test, [])
    test.after(async () => {
      const errors = []
      for (const one of cleanUps.get(test).reverse()) {
        try {
          await one()
        } catch (error) {
          errors.push(error)
        }
      }
      if (errors.length) throw new AggregateError(errors, errors.map(({ message }) => message).join('; '))
    })
  }
  cleanUps.get(test).push(undo)
}

/** Creates a folder that is deleted after the test, along with any PostgreSQL running in it. */
export function createTemporaryFolder(test) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheaf-test-'))
  chmodSync(folder, 0o755)
  onTestEnd(test, async () => {
    for (const place of ['.', ...readdirSync(folder)]) await stopOrphan(path.join(folder, place, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Runs a script of the project: `{ pid, output(), ended, until(pattern), kill(signal) }`. Stopped after the test. */
export function runScript(test, args, env = {}, options = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', DIRECT_URL: '', npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data))
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))
  const output = () => text
  onTestEnd(test, async () => {
    child.kill('SIGTERM')
    const patience = setTimeout(() => child.kill('SIGKILL'), 15_000)
    await ended
    clearTimeout(patience)
    // A remaining child process would keep the pipes, and with them this process, open.
    child.stdout.destroy()
    child.stderr.destroy()
  })
  const until = async (pattern, tries = 1200) => {
    for (let left = tries; left > 0; left--) {
      if (pattern.test(text)) return
      if (child.exitCode !== null) break
      await sleep(50)
    }
    throw new Error(`${args} never said ${pattern}:\n${text}`)
  }
  return { pid: child.pid, output, ended, until, kill: (signal) => child.kill(signal) }
}

/** Retries until `holds` passes; finally throws its error. */
export async function waitUntil(holds) {
  for (let tries = 0; ; tries++) {
    const result = await Promise.resolve()
      .then(holds)
      .catch((error) => error)
    if (result && !(result instanceof Error)) return
    if (tries === 300) throw result || new Error(`Never so: ${holds}`)
    await sleep(100)
  }
}

/**
 * Returns all contents of a database for comparison: `{ tables, counters, constraints, indexes }`, with rows as
 * PostgreSQL formats them, sorted.
 */
export async function dumpDatabase(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const all = async (text) => (await client.query(text)).rows.map((row) => Object.values(row).join(' | '))
  try {
    const names = await all("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
    const tables = {}
    for (const name of names) tables[name] = await all(`SELECT t::text FROM "${name}" t ORDER BY 1`)
    const counters = await all(
      "SELECT sequencename, coalesce(last_value, 0) FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
    )
    const ofProduct = "conrelid <> coalesce(to_regclass('foreign_notes'), 0)"
    const constraints = await all(
      `SELECT conrelid::regclass, conname, pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND ${ofProduct} ORDER BY 1, 2`,
    )
    const indexes = await all(
      "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'foreign_notes' ORDER BY 1",
    )
    return { tables, counters, constraints, indexes }
  } finally {
    await client.end()
  }
}
