/** Something the person at the terminal can mend: shown without a stack. */
export class UserError extends Error {}

const started = Date.now()

/** One line about what takes time, so that nobody wonders whether it hangs. */
export function step(text) {
  if (process.env.SHEAF_QUIET) return
  console.error(`\u001b[2m${((Date.now() - started) / 1000).toFixed(1).padStart(6)}s\u001b[0m  ${text}`)
}

/** Runs a command's main function; a mistake of the person's is one line, one of ours has its stack. */
export async function main(run) {
  try {
    process.exitCode = (await run()) ?? 0
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}
