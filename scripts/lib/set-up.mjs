// Prepares a bare clone for all other commands. Only Node.js modules here: nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readJson, readText, sha256, writeAtomically } from './files.mjs'
import { step, UserError } from './log.mjs'
import { inRoot, root } from './paths.mjs'
import { run } from './processes.mjs'

/** Installs and generates whatever is missing or outdated. */
export async function setUp({ signal } = {}) {
  checkNode()
  await install(signal)
  if (!signal?.aborted) await generateClient()
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new UserError(`This needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
}

async function install(signal) {
  if (isInstalled()) return
  step('Installing packages (npm ci)')
  // No package needs its install script, and some would download from outside the registry.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const env = { NODE_ENV: '', PRISMA_SKIP_POSTINSTALL_GENERATE: '1' }
  const options = { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'], signal }
  const code = await run('npm', args, { ...options, shell: process.platform === 'win32' })
  if (code !== 0 && !signal?.aborted)
    throw new UserError('Installing the packages failed. What npm said stands above.')
}

/**
 * True if node_modules matches the lockfile. npm writes its own lockfile last, so an interrupted installation has
 * none; optional packages for other systems may be absent.
 */
function isInstalled() {
  const wanted = readJson(inRoot('package-lock.json'))?.packages ?? {}
  const present = readJson(inRoot('node_modules/.package-lock.json'))?.packages
  if (!present) return false
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === '') return true
    const found = present[place]
    return found ? found.version === version : Boolean(optional)
  })
}

/** Generates the Prisma client. Prisma's own command would first download an engine that it doesn't need for this. */
async function generateClient() {
  const stampFile = inRoot('lib/platform/db/generated/.stamp')
  const client = readJson(inRoot('node_modules/prisma/package.json'))?.version
  const stamp = sha256(`${client}\n${readText(inRoot('prisma/schema.prisma'))}`)
  if (readText(stampFile) === stamp && existsSync(inRoot('lib/platform/db/generated/client.ts'))) return
  step('Generating the database client')
  rmSync(stampFile, { force: true })
  const prisma = path.join(root, 'node_modules/prisma/build/index.js')
  const env = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [prisma, 'generate'], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  if (status !== 0) throw new UserError(`prisma generate failed:\n${stdout}${stderr}`)
  writeAtomically(stampFile, stamp)
}
