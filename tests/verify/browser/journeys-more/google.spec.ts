import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { CLIENT_ID, GoogleDouble } from '../../../factories/google'
import { findMailLink, signUp, startMailApp, type MailApp } from '../lib/mail-app'
import { createEmail } from '../../../e2e/helpers'

test.use({ actionTimeout: 60_000 })

const google = new GoogleDouble()
let app: MailApp

test.beforeAll(async () => {
  const GOOGLE_ISSUER = await google.start()
  const keys = { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: 'secret of the tests' }
  app = await startMailApp('google', { GOOGLE_ISSUER, ...keys })
})
test.afterAll(async () => {
  await app?.stop()
  google.stop()
})

test('an invited user registers with Google, returns to the invitation, and works there', async ({
  page,
  browser,
}) => {
  await signUp(app, page, 'client@example.org')
  const email = createEmail('gee')
  const invited = await page.request.post(`${app.origin}/api/invitations`, { data: { email, role: 'STAFF' } })
  expect(invited.ok()).toBe(true)
  const link = await findMailLink(app, email, '/invitation/')
  const context = await browser.newContext()
  const theirs = await context.newPage()

  await test.step('with another address of theirs they are told whom it is for', async () => {
    const other = createEmail('other')
    google.identity = { sub: randomUUID(), email: other, email_verified: true, name: 'Gee Whiz' }
    await theirs.goto(link)
    await theirs.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(theirs.getByText(`This invitation is for ${email}`)).toBeVisible()
    await expect(theirs.getByText(`You’re signed in as ${other}.`)).toBeVisible()
    await theirs.getByRole('button', { name: 'Sign out' }).click()
    await expect(theirs.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  })

  await test.step('with the address that was invited they accept in one press', async () => {
    google.identity = { sub: randomUUID(), email, email_verified: true, name: 'Gee Whiz' }
    await theirs.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(theirs).toHaveURL(link)
    await expect(theirs.getByRole('heading', { name: 'Join Analytical Engines' })).toBeVisible()
    await theirs.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(theirs.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  await test.step('they work there, and have a business of their own that is not set up', async () => {
    const get = async (path: string) => (await context.request.get(app.origin + path)).json()
    expect(await get('/api/auth/me')).toMatchObject({
      email,
      fullName: 'Gee Whiz',
      role: 'STAFF',
      companyName: 'Analytical Engines',
    })
    await theirs.goto(`${app.origin}/businesses`)
    await expect(theirs.getByRole('row', { name: /Analytical Engines/ })).toContainText('Current')
    await expect(theirs.getByRole('row', { name: /Gee Whiz/ })).toContainText('Not set up yet')
  })
  await context.close()
})
