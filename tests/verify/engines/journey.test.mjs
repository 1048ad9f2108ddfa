// The main journey in Firefox and WebKit, from registration to a paid invoice; tests/e2e covers Chromium. Starts its
// own application. Skips engines that aren't available.
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import test, { after, before } from 'node:test'
import { testMailboxKey } from '../../../scripts/lib/app-environment.mjs'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { startApplication } from '../../e2e/application.mjs'
import { findOrInstall } from './lib/browsers.mjs'
import { startFirefox } from './lib/firefox.mjs'
import { Person } from './lib/person.mjs'
import { hasStrip, measureTextPosition } from './lib/pixels.mjs'
import { startWebKit } from './lib/webkit.mjs'

const PASSWORD = 'six-chars-or-more'
const start = { firefox: startFirefox, webkit: startWebKit }

let application
let origin
before(async () => {
  application = await startApplication({ name: 'engines' })
  origin = application.origin
})
after(() => application?.stop())

for (const name of Object.keys(start))
  test(`a new user registers and gets an invoice paid in ${name}`, async (t) => {
    const found = await findOrInstall(name)
    if (!found) return t.skip('not to be had')
    const engine = await start[name](found)
    const person = new Person(engine, origin)
    try {
      await journey(person, `${name}.${Date.now()}@example.com`)
    } catch (error) {
      const folder = inRoot('test-results/engines')
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${folder}/${name}.png`, await engine.screenshot())
      throw error
    } finally {
      await engine.close()
    }
  })

const button = (name) => ({ role: 'button', name })
const heading = (name) => ({ role: 'heading', name })

async function journey(person, email) {
  // Registers and follows the link in the email.
  await person.goto('/register')
  await person.type('Ada', { label: 'First name' })
  await person.type('Lovelace-Featherstonehaugh', { label: 'Last name' })
  await person.type(email, { label: 'Email' })
  await person.type(PASSWORD, { label: 'Password' })
  await person.click(button('Create account'))
  await person.sees(/Please check your email/)
  await person.engine.goto(origin + (await verificationPath(email)))
  await person.isAt(/^\/onboarding$/)

  // Onboarding.
  await person.find(heading('Create your profile'))
  await person.click(button('Continue'))
  await person.find(heading('Company details'))
  await person.type('Analytical Engines Ltd', { label: /^Company Name/i })
  await person.click(button('Continue'))
  await person.find(heading('Bank details'))
  await person.click(button('Skip for now'))
  await person.find(heading('Dashboard'))

  // Adds a client.
  await person.goto('/clients')
  await person.click(button('New Client'))
  const dialog = { role: 'dialog', name: 'Add New Client' }
  await person.type('Grace Hopper', dialog, { label: /^Name/ })
  await person.type('grace@example.org', dialog, { label: 'Email' })
  await person.click(dialog, button('Create client'))
  await person.hears(/Client created/)
  await person.find({ role: 'link', name: 'Grace Hopper' })

  // Creates an invoice; the preview follows from the start.
  await person.goto('/invoices/create')
  await person.sees(/INV-0001 · USD/)
  const height = await measureTextPosition(await person.picture({ label: /^Due Date/ }))
  assert.ok(height > 0.4 && height < 0.6, `the date stands at ${height} of its box`)
  const preview = await person.picture({ role: 'complementary', name: 'Preview' })
  assert.equal(await hasStrip(preview), false, 'a strip beside the preview')
  await person.click({ role: 'combobox', name: /client/i })
  await person.click({ role: 'option', name: /Grace Hopper/ })
  await person.type('Compiler, first version', { label: 'Description, line 1' })
  await person.type('3', { label: 'Quantity, line 1' })
  await person.type('138.66', { label: 'Unit price, line 1' })
  await person.type('19', { label: /^Tax rate/i })
  await person.sees(/\$495\.02/)
  await person.click(button(/^Save draft/))
  await person.hears(/Invoice created successfully/)

  // Shares it; the client opens it.
  await person.goto('/invoices')
  await person.click({ role: 'link', name: /INV-0001/ })
  await person.find(heading(/Invoice #INV-0001/))
  await person.click(button('Share'))
  const share = { role: 'dialog', name: 'Share Invoice' }
  const link = await person.until('the public link', async () => {
    const value = await person.value(share, { label: /public link/i })
    return /\/invoice\/[\w-]{43}$/.test(value) && value
  })
  await person.press('Escape')
  await person.goto(new URL(link).pathname)
  await person.sees(/Thank you for your business/)
  await person.sees(/\$495\.02/)
  const pdf = await fetch(`${origin}/api/public${new URL(link).pathname}/pdf`)
  assert.equal(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
    '%PDF-',
  )

  // Marks it as paid.
  await person.goto('/invoices')
  await person.click({ role: 'link', name: /INV-0001/ })
  await person.click(button('Mark as Sent'))
  await person.hears(/Invoice has been marked as sent/)
  await person.click(button('Mark as Paid'))
  await person.hears(/Invoice has been marked as paid/)
  await person.goto('/')
  await person.sees(/Total Paid/)
  await person.sees(/\$495\.02/)
  assert.deepEqual(await person.engine.refused(), [])

  await person.click(button(/sign out/i))
  await person.isAt(/^\/login$/)
}

/** Returns the path in the newest email to an address. */
async function verificationPath(email) {
  for (let tries = 0; tries < 100; tries++) {
    const headers = { 'x-mailbox-key': testMailboxKey }
    const mailbox = `${origin}/api/dev/mailbox?to=${encodeURIComponent(email)}`
    const mails = await (await fetch(mailbox, { headers })).json()
    const link = /https?:\/\/\S*\/verify-email\S*/.exec(mails[0]?.text ?? '')?.[0]
    if (link) return new URL(link).pathname + new URL(link).search
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('No mail came')
}
