import { expect, test } from '@playwright/test'
import { listEditableFields } from '../../../e2e/form-fields'
import { holdScripts } from '../../../e2e/late-scripts'
import { FORMS, openWindow } from '../lib/forms'

test.use({ viewport: { width: 1280, height: 900 } })

/** Forms that are in the page's HTML. Searches work only with scripts. */
const PAGES = FORMS.filter(({ open, within, name }) => !open && !within && !name.startsWith('the search'))

for (const form of PAGES)
  test(`a form accepts no input before its script runs: ${form.name}`, async ({ browser }) => {
    const { page, address } = await openWindow(browser, form)
    const scripts = await holdScripts(page)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const { href } = new URL(page.url())
    const forms = page.locator('form:not([role=search])')
    await expect(forms.filter({ visible: true }).first()).toBeVisible()
    expect(await listEditableFields(forms)).toEqual([])
    for (const one of await forms.all()) await expect(one).toHaveAttribute('method', 'post')
    scripts.release()
    await expect.poll(async () => (await listEditableFields(forms)).length).toBeGreaterThan(0)
    expect(page.url()).toBe(href)
    await page.context().close()
  })
