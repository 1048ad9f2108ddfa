// The production build, rebuilt only if its sources changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, openSync, closeSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bundle } from './bundle.mjs'
import { findDataFolderHolder } from './data-folder.mjs'
import { listFiles, readText, writeAtomically } from './files.mjs'
import { waitForLock } from './lock.mjs'
import { step, UserError } from './log.mjs'
import { inRoot, root } from './paths.mjs'
import { run } from './processes.mjs'

const stampFile = inRoot('.next/sources.sha256')
const logFile = inRoot('build/next-build.log')
const notSource =
  /^(node_modules|build|coverage|tests|docs|bench|licences|test-results|scripts|server\.mjs|Dockerfile|compose\.yaml|(eslint|jest|playwright|stryker)\..*|lib\/platform\/db\/generated)$/

/**
 * Bundles and builds if the build is older than the sources or incomplete. Returns true if it built. With
 * `checkTypes`, a build without a type check doesn't count. Concurrent calls wait for each other.
 */
export async function ensureBuilt({ signal, checkTypes = false } = {}) {
  const lock = await waitForLock(inRoot('build/lock'), { command: 'build' })
  try {
    const wanted = hashOfSources()
    const [built, checked] = readText(stampFile)?.split(' ') ?? []
    const isCurrent = built === wanted && existsSync(inRoot('.next/BUILD_ID'))
    if (isCurrent && (checked || !checkTypes)) return false
    refuseUnderRunningApp()
    step('Building the application (a minute or two)')
    rmSync(stampFile, { force: true })
    await bundle()
    await nextBuild({ signal, checkTypes })
    writeAtomically(stampFile, checkTypes ? `${wanted} checked` : wanted)
    return true
  } finally {
    lock.release()
  }
}

/** Returns the output of the last Next.js build, including its route table. */
export const nextBuildLog = () => readText(logFile)?.trim() ?? ''

/** Throws if an application is running, because the build is replaced in place. */
function refuseUnderRunningApp() {
  const holder = findDataFolderHolder()
  if (!holder || holder.pid === process.pid || holder.command !== 'npm start') return
  throw new UserError(
    `The sources changed, and process ${holder.pid} still serves the build made of the old ones.\nStop it first: kill ${holder.pid}`,
  )
}

async function nextBuild({ signal, checkTypes }) {
  mkdirSync(path.dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'w')
  const next = path.join(root, 'node_modules/next/dist/bin/next')
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', SKIP_TYPE_CHECK: checkTypes ? '' : '1' }
  const code = await run(process.execPath, [next, 'build'], {
    cwd: root,
    env,
    stdio: ['ignore', log, log],
    signal,
  })
  closeSync(log)
  if (code === 0) return
  throw new UserError(signal?.aborted ? 'Stopped.' : `The build failed:\n\n${readText(logFile)}`)
}

const isGeneratedByNext = (name) => name === 'next-env.d.ts' || name.endsWith('.d.json.ts')

function hashOfSources() {
  const skip = (name) =>
    notSource.test(name) || path.basename(name).startsWith('.') || /\.(md|tsbuildinfo)$/.test(name)
  const hash = createHash('sha256')
  for (const name of [...listFiles(root, skip), 'scripts/lib/bundle.mjs']) {
    if (!isGeneratedByNext(name)) hash.update(`${name}\0`).update(readFileSync(inRoot(name)))
  }
  return hash.digest('hex')
}
