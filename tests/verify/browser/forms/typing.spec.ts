import { expect, test } from '@playwright/test'
import { typeIntoAll } from '../../../e2e/form-fields'
import { holdScripts } from '../../../e2e/late-scripts'
import { pressShortcut } from '../../../e2e/helpers'
import { FORMS, openForm } from '../lib/forms'

test.use({ viewport: { width: 1280, height: 900 } })

for (const form of FORMS)
  test(`no input is lost when scripts load late: ${form.name}`, async ({ browser }) => {
    const { page, scope } = await openForm(browser, form)
    await typeIntoAll(page, scope, await holdScripts(page))
    await page.context().close()
  })

test('keys typed after the command menu’s shortcut go into the menu while its code is loading', async ({
  browser,
}) => {
  const { page } = await openForm(browser, { name: 'the search', path: '/clients' })
  // The menu's code is prefetched when the browser is idle, which never happens here.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/invoices')
  const scripts = await holdScripts(page)
  await pressShortcut(page, 'Control+k', page.getByRole('dialog'))
  await page.keyboard.type('mark 2 as paid, ')
  scripts.release()
  await page.keyboard.type('and nothing else is ')
  await scripts.arrived()
  await page.keyboard.type('meant by n or 2')
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toHaveValue(
    'mark 2 as paid, and nothing else is meant by n or 2',
  )
  await expect(page).toHaveURL(/\/invoices$/)
  await page.context().close()
})
