import { expect, test, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { findAxeViolations } from './axe'
import { waitForMail, PASSWORD, signUp } from './helpers'

/** Returns the authenticator app's code, `steps` 30-second steps from now. */
const appCode = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

async function firstStep(page: Page, email: string) {
  // Leaves the page first, so that it can't renew its cookie.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login?callbackUrl=%2Fprofile')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
}

test.describe('spec 4: two-step sign-in', () => {
  test('two-step sign-in is set up, used and turned off', async ({ page, context }) => {
    const email = await signUp(context)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    const key = await page.getByRole('group', { name: 'Key' }).innerText()
    const secret = key.replace(/\s/g, '')
    // The content security policy allows the image.
    const picture = page.getByRole('img', { name: 'The key as a QR code' })
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100)
    await page.getByLabel('Code', { exact: true }).fill(appCode(secret))
    await page.getByRole('button', { name: 'Turn on' }).click()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const [recoveryCode] = await codes.allInnerTexts()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(page.getByText('10 recovery codes left.')).toBeVisible()
    expect((await waitForMail(context.request, email)).subject).toBe('Two-step sign-in is on for Sheaf')

    await firstStep(page, email)
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    // The next code, because set-up has used the current one.
    await page.getByLabel('Code', { exact: true }).fill(appCode(secret, 1))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/profile$/)

    await firstStep(page, email)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCode!)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('9 recovery codes left.')).toBeVisible()

    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  })
})
