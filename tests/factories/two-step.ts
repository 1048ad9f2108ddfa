import { TOTP } from 'otpauth'
import * as begin from '@/app/api/user/two-step/route'
import * as confirm from '@/app/api/user/two-step/confirm/route'
import { db } from '@/lib/platform/db/client'
import type { Browser } from './browser'
import { PASSWORD } from './user'

const PATH = '/api/user/two-step'

/** Returns the code the owner's app shows, `steps` 30-second steps from now. */
export const getAppCode = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

export const startTwoStepSetup = (browser: Browser, body: object = { password: PASSWORD }) =>
  browser.call(begin.POST, PATH, { method: 'POST', body })
export const confirmTwoStepSetup = (browser: Browser, code: string) =>
  browser.call(confirm.POST, `${PATH}/confirm`, { method: 'POST', body: { code } })

/** Enables two-step sign-in. Resets the last used step, so that tests needn't wait for the next code. */
export async function enableTwoStep(
  browser: Browser & { user: { id: number } },
  body?: object,
): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await (await startTwoStepSetup(browser, body)).json()) as { secret: string }
  const response = await confirmTwoStepSetup(browser, getAppCode(secret))
  const { codes } = (await response.json()) as { codes: string[] }
  await db.twoStep.update({ where: { userId: browser.user.id }, data: { lastStep: 0 } })
  return { secret, codes }
}
