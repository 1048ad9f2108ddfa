import { expect, test, type Locator, type Page } from '@playwright/test'
import { holdScripts } from '../../../e2e/late-scripts'
import { windowFor, type Form } from '../lib/forms'

test.use({ viewport: { width: 1280, height: 900 } })

/** What is pressed before the page's script is there, and what shows that it was heard. */
interface Press {
  name: string
  who?: Form['who']
  path: Form['path']
  press: (page: Page) => Promise<unknown>
  heard: (page: Page) => Promise<unknown>
}

const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()
const dialog = (name: string) => (page: Page) => expect(page.getByRole('dialog', { name })).toBeVisible()
const said = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible()
/** Writes on in a field. It is clicked, as a key is pressed without waiting until what was streamed is shown. */
const append = async (field: Locator, text: string) => {
  await field.click()
  await field.press('End')
  await field.page().keyboard.type(text)
}

const PRESSES: Press[] = [
  { name: 'New Client', path: '/clients', press: button('New Client'), heard: dialog('Add New Client') },
  {
    ...{ name: 'Share', path: ({ invoiceId }) => `/invoices/${invoiceId}` },
    ...{ press: button('Share'), heard: dialog('Share Invoice') },
  },
  {
    name: 'the three dots of a row',
    path: '/invoices',
    press: (page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click(),
    heard: (page) => expect(page.getByRole('menu')).toBeVisible(),
  },
  {
    name: 'a tab of the settings',
    path: '/settings',
    press: (page) => page.getByRole('tab', { name: 'Bank' }).click(),
    heard: (page) => expect(page.getByRole('tab', { name: 'Bank', selected: true })).toBeVisible(),
  },
  {
    name: 'the name of an account, which is written on',
    path: '/settings',
    press: (page) => append(page.getByLabel('Full Name'), ' Jr'),
    heard: (page) => expect(page.getByLabel('Full Name')).toHaveValue(/^\S.* Jr$/),
  },
  {
    name: 'a test mail',
    path: '/settings?tab=integrations',
    press: button('Send me a test mail'),
    heard: said('Test mail sent'),
  },
  {
    name: 'Enter in a form of the settings',
    path: '/settings?tab=company',
    press: async (page) => {
      await page.getByLabel('Company Name').fill('Early & Sons')
      await page.keyboard.press('Enter')
    },
    heard: async (page) => {
      await said('Settings updated')(page)
      await expect(page).toHaveURL(/\/settings\?tab=company$/)
    },
  },
  {
    name: 'Add tax, and what it is called',
    path: '/settings?tab=invoices',
    press: async (page) => {
      await button('Add tax')(page)
      await page.keyboard.type('City taz')
      await page.keyboard.press('Backspace')
      await page.keyboard.type('x')
    },
    heard: (page) => expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('City tax'),
  },
  {
    name: 'a reminder, and the hour',
    path: '/settings?tab=invoices',
    press: async (page) => {
      await page.getByLabel('7 days after').check()
      await page.getByLabel('Send at').selectOption('11')
    },
    heard: async (page) => {
      await page.getByRole('button', { name: 'Save reminders' }).click()
      await said('Reminders saved')(page)
      await expect(page.getByLabel('7 days after')).toBeChecked()
      await expect(page.getByLabel('Send at')).toHaveValue('11')
    },
  },
  {
    name: 'the subject of a reminder, which is written on',
    path: '/settings?tab=invoices',
    press: (page) => append(page.getByLabel('Subject').first(), ' now'),
    heard: async (page) => {
      await page.getByRole('button', { name: 'Save reminders' }).click()
      await said('Reminders saved')(page)
      await expect(page.getByLabel('Subject').first()).toHaveValue(/ now$/)
    },
  },
  {
    name: 'a choice of the form around all tabs',
    path: '/settings?tab=invoices',
    press: (page) => page.getByLabel('Default Payment Terms').selectOption('30'),
    heard: async (page) => {
      // The sample beside it has heard, too.
      await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Due in 30 days')
      await button('Save Changes')(page)
      await said('Settings updated')(page)
      await page.reload()
      await expect(page.getByLabel('Default Payment Terms')).toHaveValue('30')
    },
  },
  {
    name: 'Enter on the sign-in page',
    who: 'visitor',
    path: '/login',
    press: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com')
      await page.getByLabel('Password', { exact: true }).fill('no such password')
      await page.keyboard.press('Enter')
    },
    heard: said('Sign in failed'),
  },
]

for (const { name, press, heard, ...place } of PRESSES)
  test(`what is pressed before the script is there is done when it comes: ${name}`, async ({ browser }) => {
    const { page, address } = await windowFor(browser, place)
    const scripts = await holdScripts(page)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await press(page)
    scripts.release()
    await heard(page)
    await page.context().close()
  })
