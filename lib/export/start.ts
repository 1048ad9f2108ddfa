import 'server-only'
import { countAttempt, resetAttempts } from '@/lib/auth/limits'
import { AppError } from '@/lib/errors'
import type { CurrentUser } from '@/lib/users/types'
import { exportFiles } from './files'
import { zipStream } from './zip'

/** Everything of the user as a ZIP. Throws 429 while another export of theirs is being made, and after too many. */
export async function startExport(user: CurrentUser): Promise<ReadableStream<Uint8Array>> {
  const subject = String(user.id)
  await countAttempt('export-running:account', subject).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw new AppError(
      429,
      'Your export is still being made. Please wait until it is done.',
      undefined,
      error.retryAfter,
    )
  })
  const end = () => resetAttempts('export-running:account', subject)
  try {
    await countAttempt('export:account', subject)
  } catch (error) {
    await end()
    throw error
  }
  return zipStream(exportFiles(user), end)
}
