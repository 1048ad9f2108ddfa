import { expect, test, type Locator } from '@playwright/test'
import { editable, FORMS, openForm, textFor } from '../lib/forms'
import { holdScripts } from '../../../e2e/hold-scripts'

/** How late the scripts of a page come, in milliseconds, where it needs some of them to be typed into. */
const LATE = 2000

test.use({ viewport: { width: 1280, height: 900 } })

for (const form of FORMS)
  test(`what is typed stays: ${form.name}`, async ({ browser }) => {
    const { page, scope } = await openForm(browser, form)
    const scripts = await holdScripts(page)

    const typed: [Locator, string][] = []
    const fields = await editable(scope)
    for (const field of fields) {
      const text = await textFor(field)
      await field.focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text.slice(0, 1))
      const isLast = field === fields.at(-1)
      // They come in the midst of the last word.
      if (isLast) scripts.letGo()
      await page.keyboard.type(text.slice(1), { delay: isLast ? 30 : 10 })
      await expect(field, 'keeps the focus').toBeFocused()
      await expect(field, 'holds what was typed').toHaveValue(text)
      typed.push([field, text])
    }
    expect(typed.length).toBeGreaterThan(0)
    await scripts.arrived()
    const [last, text] = typed.at(-1)!
    await expect(last, 'keeps the focus when the scripts are there').toBeFocused()
    await expect(last).toHaveValue(text)
    await page.context().close()
  })

test('what is typed from the shortcut on is the command menu’s, while it is fetched and when it comes', async ({
  browser,
}) => {
  const { page } = await openForm(browser, { name: 'the search', path: '/clients' })
  const { arrived } = await holdScripts(page, () => new Promise((done) => setTimeout(done, LATE)))
  // As soon as it is there: the menu is fetched ahead once the browser is idle.
  await page.goto('/invoices', { waitUntil: 'domcontentloaded' })
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 200 })
  }).toPass()
  const text = 'mark 2 as paid, and nothing else is meant by n or 2'
  await page.keyboard.type(text, { delay: 60 })
  await arrived()
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toHaveValue(text)
  await expect(page).toHaveURL(/\/invoices$/)
  await page.context().close()
})
