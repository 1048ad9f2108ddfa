import 'server-only'
import { AppError } from '@/lib/errors'
import { appOrigin } from '@/lib/env'
import { log } from '@/lib/log'
import { mailFailure } from './failure'
import { mailTransport, sendMail } from './send'
import { testMail } from './templates'

/** Tells whether mail works, by sending one. Throws 502 with the reason in plain words. */
export async function sendTestMail(
  to: string,
  name: string,
): Promise<{ to: string; transport: 'smtp' | 'local' }> {
  try {
    await sendMail(testMail({ to, name, link: appOrigin() }))
  } catch (error) {
    log.warn({ err: error }, 'test mail not sent')
    throw new AppError(502, mailFailure(error).reason)
  }
  return { to, transport: mailTransport() }
}
