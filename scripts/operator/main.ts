import { db } from '@/lib/platform/db/client'
import { sendMail } from '@/lib/mail/transports/send'
import { rotateKeys } from '@/lib/operator/rotate-keys'
import { removeTwoStep } from '@/lib/operator/remove-two-step'

/** Runs a maintenance command (scripts/admin.mjs) and returns the exit code. */
async function main([command, argument = '']: string[]): Promise<number> {
  if (command === 'reseal') {
    for (const { what, done, lost } of await rotateKeys()) {
      console.log(`${what}: ${done} sealed anew${lost ? `, ${lost} whose key is gone` : ''}`)
    }
    return 0
  }
  const mail = await removeTwoStep(argument)
  if (!mail) {
    console.error(`${argument} has no account with two-step sign-in.`)
    return 1
  }
  console.log(`Two-step sign-in of ${mail.to} is off, and every browser is signed out.`)
  try {
    await sendMail(mail)
    console.log('Its owner was told by mail.')
  } catch (error) {
    console.error(`Its owner could not be told by mail: ${(error as Error).message}`)
  }
  return 0
}

main(process.argv.slice(2)).then(
  async (code) => {
    await db.$disconnect()
    process.exit(code)
  },
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
