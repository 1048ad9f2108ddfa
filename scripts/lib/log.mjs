import { inspect } from 'node:util'

/** An error that the user can fix; printed without a stack trace. */
export class UserError extends Error {}

const started = Date.now()
/** In a file, colour codes would be garbage (see also no-color.org). */
const isColored = process.stderr.isTTY && !process.env.NO_COLOR

/** Prints a progress line for a slow step. Bypasses the console, which the server turns into JSON. */
export function step(text) {
  if (process.env.SHEAF_QUIET) return
  const time = `${((Date.now() - started) / 1000).toFixed(1).padStart(6)}s`
  process.stderr.write(`${isColored ? `\u001b[2m${time}\u001b[0m` : time}  ${text}\n`)
}

/** Runs a command's main function; prints a UserError as one line and other errors with their stack trace. */
export async function main(run) {
  try {
    process.exitCode = (await run()) ?? 0
  } catch (error) {
    const text = diskError(error) ?? (error instanceof UserError ? `\n${error.message}\n` : inspect(error))
    process.stderr.write(`${text}\n`)
    process.exitCode = 1
  }
}

const FULL = ['ENOSPC', 'EDQUOT', '53100']

/**
 * Returns a readable message if an error comes from a full disk, be it ours, PostgreSQL's or one of its programs';
 * otherwise undefined.
 */
function diskError(error) {
  const message = String(error?.message ?? error)
  const WORDS = /No space left on device|Disk quota exceeded|Check free disk space/
  if (!FULL.includes(error?.code) && !WORDS.test(message)) return undefined
  return `\nThe disk is full: ${message}\nMake room, then start again: what was begun is taken up where it stands.\n`
}
