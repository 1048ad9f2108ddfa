import * as codesRoute from '@/app/api/user/two-step/codes/route'
import * as off from '@/app/api/user/two-step/off/route'
import { getTwoStepState } from '@/lib/auth/two-step/two-step'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { listMailsTo } from '@/tests/factories/mail'
import { getAppCode, startTwoStepSetup, confirmTwoStepSetup, enableTwoStep } from '@/tests/factories/two-step'
import { PASSWORD } from '@/tests/factories/user'

const WRONG = 'This code is incorrect or was already used. Please try the next one.'
const turnOff = (browser: Browser, body: object) =>
  browser.call(off.POST, '/api/user/two-step/off', { method: 'POST', body })
const renew = (browser: Browser, body: object) =>
  browser.call(codesRoute.POST, '/api/user/two-step/codes', { method: 'POST', body })
const newsTo = async (email: string) => (await listMailsTo(email)).map(({ subject }) => subject)

/** Returns a user with two-step sign-in. */
async function protectedOwner() {
  const browser = await Browser.signedIn()
  return { browser, user: browser.user, ...(await enableTwoStep(browser)) }
}

describe('spec 6: setting up two-step sign-in', () => {
  it('requires the password, and stores the secret encrypted', async () => {
    const browser = await Browser.signedIn()
    expect((await startTwoStepSetup(browser, {})).status).toBe(422)
    const refused = await startTwoStepSetup(browser, { password: 'guess' })
    expect(await refused.json()).toMatchObject({
      errors: { password: ['Your current password is incorrect'] },
    })
    expect(await db.twoStep.count({ where: { userId: browser.user.id } })).toBe(0)

    const response = await startTwoStepSetup(browser)
    expect(response.status).toBe(201)
    const { secret, qr } = await response.json()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(qr).toMatch(/^<svg /)
    const row = await db.twoStep.findUniqueOrThrow({ where: { userId: browser.user.id } })
    expect(row.secret).not.toContain(secret)
    expect(row.enabledAt).toBeNull()
    expect(await getTwoStepState(browser.user.id)).toEqual({ since: null, recoveryCodesLeft: 0 })
  })

  it('requires no password from an account that only uses Google', async () => {
    const browser = await Browser.signedIn()
    await db.user.update({ where: { id: browser.user.id }, data: { passwordHash: null } })
    expect((await enableTwoStep(browser, {})).codes).toHaveLength(10)
  })

  it('is enabled by a code, shows ten recovery codes and notifies the owner', async () => {
    const browser = await Browser.signedIn()
    const { secret } = await (await startTwoStepSetup(browser)).json()
    const refused = await confirmTwoStepSetup(browser, getAppCode(secret, 5))
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ message: WRONG, errors: { code: [WRONG] } })
    expect((await getTwoStepState(browser.user.id)).since).toBeNull()

    const code = getAppCode(secret)
    const response = await confirmTwoStepSetup(browser, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(response.status).toBe(200)
    const { codes } = await response.json()
    expect(new Set(codes).size).toBe(10)
    for (const one of codes) expect(one).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
    const stored = await db.recoveryCode.findMany({ where: { userId: browser.user.id } })
    expect(stored).toHaveLength(10)
    expect(stored.some(({ hash }) => codes.includes(hash))).toBe(false)
    expect((await getTwoStepState(browser.user.id)).since).toEqual(expect.any(String))
    expect(await newsTo(browser.user.email)).toEqual(['Two-step sign-in is on for Sheaf'])
  })

  it('starts over with a new secret, and only the last one counts', async () => {
    const browser = await Browser.signedIn()
    const first = await (await startTwoStepSetup(browser)).json()
    const second = await (await startTwoStepSetup(browser)).json()
    expect((await confirmTwoStepSetup(browser, getAppCode(first.secret))).status).toBe(422)
    expect((await confirmTwoStepSetup(browser, getAppCode(second.secret))).status).toBe(200)
  })

  it('expires after an hour', async () => {
    const browser = await Browser.signedIn()
    expect((await confirmTwoStepSetup(browser, '123456')).status).toBe(409)
    const { secret } = await (await startTwoStepSetup(browser)).json()
    const late = new Date(Date.now() - 61 * 60_000)
    await db.twoStep.update({ where: { userId: browser.user.id }, data: { startedAt: late } })
    expect((await confirmTwoStepSetup(browser, getAppCode(secret))).status).toBe(409)
  })

  it('leaves an enabled one unchanged', async () => {
    const { browser, user } = await protectedOwner()
    const before = await db.twoStep.findUniqueOrThrow({ where: { userId: user.id } })
    expect((await startTwoStepSetup(browser)).status).toBe(409)
    expect((await confirmTwoStepSetup(browser, '123456')).status).toBe(409)
    expect(await db.twoStep.findUniqueOrThrow({ where: { userId: user.id } })).toEqual(before)
  })

  it('shows one set of codes for two concurrent confirmations', async () => {
    const browser = await Browser.signedIn()
    const { secret } = await (await startTwoStepSetup(browser)).json()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => confirmTwoStepSetup(browser, getAppCode(secret))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await getTwoStepState(browser.user.id)).recoveryCodesLeft).toBe(10)
  })
})

describe('spec 6: turning off two-step sign-in', () => {
  it.each([
    ['the password', () => ({ password: PASSWORD })],
    ['a code of the app', (secret: string) => ({ code: getAppCode(secret) })],
    ['a recovery code', (_: string, codes: string[]) => ({ code: codes[3]! })],
  ])('accepts %s, and notifies the owner', async (_, proof) => {
    const { browser, user, secret, codes } = await protectedOwner()
    expect((await turnOff(browser, proof(secret, codes))).status).toBe(204)
    expect(await db.twoStep.count({ where: { userId: user.id } })).toBe(0)
    expect(await db.recoveryCode.count({ where: { userId: user.id } })).toBe(0)
    expect((await newsTo(user.email))[0]).toBe('Two-step sign-in is off for Sheaf')
    expect((await turnOff(browser, { password: PASSWORD })).status).toBe(409)
  })

  it('rejects users with neither, and names the invalid field', async () => {
    const { browser, user } = await protectedOwner()
    const bad = async (body: object) => {
      const response = await turnOff(browser, body)
      expect(response.status).toBe(422)
      return Object.keys((await response.json()).errors)
    }
    expect(await bad({ password: 'guess' })).toEqual(['password'])
    expect(await bad({ code: '000000' })).toEqual(['code'])
    expect(await bad({ code: 'x'.repeat(41) })).toEqual(['code'])
    expect(await bad({})).toEqual(['code'])
    expect(await bad({ password: PASSWORD, code: '000000' })).toEqual(['code'])
    expect((await getTwoStepState(user.id)).since).not.toBeNull()
  })

  it('blocks after ten attempts', async () => {
    const { browser, secret } = await protectedOwner()
    for (let tries = 0; tries < 10; tries++)
      expect((await turnOff(browser, { code: getAppCode(secret, 100 + tries) })).status).toBe(422)
    const refused = await turnOff(browser, { code: getAppCode(secret) })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('spec 6: new recovery codes of two-step sign-in', () => {
  it('replace the old ones, and notify the owner', async () => {
    const { browser, user, codes: old } = await protectedOwner()
    const response = await renew(browser, { password: PASSWORD })
    const { codes } = await response.json()
    expect(codes).toHaveLength(10)
    expect((await newsTo(user.email))[0]).toBe('New recovery codes for Sheaf')
    expect((await turnOff(browser, { code: old[0] })).status).toBe(422)
    expect((await turnOff(browser, { code: codes[0] })).status).toBe(204)
    expect((await renew(browser, { password: PASSWORD })).status).toBe(409)
  })

  it('are ten, even under concurrent requests', async () => {
    const { browser, user } = await protectedOwner()
    const answers = await Promise.all(Array.from({ length: 5 }, () => renew(browser, { password: PASSWORD })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await getTwoStepState(user.id)).recoveryCodesLeft).toBe(10)
  })
})
