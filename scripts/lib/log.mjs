import { inspect } from 'node:util'

/** Something the person at the terminal can mend: shown without a stack. */
export class UserError extends Error {}

const started = Date.now()
/** A file keeps control codes as garbage (no-color.org). */
const isColored = process.stderr.isTTY && !process.env.NO_COLOR

/** One line about what takes time, so that nobody wonders whether it hangs. Not by the console, which the server makes JSON. */
export function step(text) {
  if (process.env.SHEAF_QUIET) return
  const time = `${((Date.now() - started) / 1000).toFixed(1).padStart(6)}s`
  process.stderr.write(`${isColored ? `\u001b[2m${time}\u001b[0m` : time}  ${text}\n`)
}

/** Runs a command's main function; a mistake of the person's is one line, one of ours has its stack. */
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

/** What a full disk did, in words: it may have met us, PostgreSQL, or a program of its. Undefined for everything else. */
function diskError(error) {
  const message = String(error?.message ?? error)
  const WORDS = /No space left on device|Disk quota exceeded|Check free disk space/
  if (!FULL.includes(error?.code) && !WORDS.test(message)) return undefined
  return `\nThe disk is full: ${message}\nMake room, then start again: what was begun is taken up where it stands.\n`
}
