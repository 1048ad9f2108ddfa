import { expect, test, type Locator, type Page } from '@playwright/test'
import { listEditableFields, getTextFor, typeOver } from '../../../e2e/form-fields'
import { leaveUntilAsked, getLeaveDialog } from '../../../e2e/leave-dialog'
import { FORMS, openForm, type Form } from '../lib/forms'

test.use({ viewport: { width: 1280, height: 900 } })

const ASKED = FORMS.filter(({ isPassing }) => !isPassing)
const inDialog = (form: Form) => form.within !== undefined

async function keepEditing(page: Page) {
  await expect(getLeaveDialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(getLeaveDialog(page)).toHaveCount(0)
}

/** Dismisses the browser's own prompt. */
async function askedOnReload(page: Page) {
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}

/** Returns the first field whose value counts as unsaved, and a text to type. */
async function fieldOf(scope: Locator): Promise<[Locator, string]> {
  await expect.poll(async () => (await listEditableFields(scope)).length).toBeGreaterThan(0)
  const fields = await listEditableFields(scope)
  // Search fields hold no value themselves.
  const searches = await Promise.all(fields.map((one) => one.getAttribute('role')))
  const field = fields.find((_, index) => searches[index] !== 'combobox')!
  return [field, await getTextFor(field)]
}

/** Types something and leaves it unsaved. */
async function typeSomething(page: Page, scope: Locator): Promise<[Locator, string]> {
  const [field, text] = await fieldOf(scope)
  await typeOver(page, field, text)
  return [field, text]
}

for (const form of ASKED.filter(inDialog))
  test(`a dialog asks before it closes: ${form.name}`, async ({ browser }) => {
    const { page, scope } = await openForm(browser, form)
    const [field, text] = await typeSomething(page, scope)
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click(),
      () => page.mouse.click(4, 450),
    ]) {
      await leaveUntilAsked(page, leave)
      await keepEditing(page)
      await expect(field).toHaveValue(text)
    }
    await leaveUntilAsked(page, () => page.keyboard.press('Escape'))
    await getLeaveDialog(page).getByRole('button', { name: 'Discard' }).click()
    await expect(scope).toHaveCount(0)
    await page.context().close()
  })

for (const form of ASKED.filter((one) => !inDialog(one)))
  test(`a page asks before it is left: ${form.name}`, async ({ browser }) => {
    const { page, scope } = await openForm(browser, form)
    const [field, text] = await typeSomething(page, scope)
    if (form.who !== 'newcomer') {
      const calendar = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calendar' })
      await calendar.click()
      await keepEditing(page)
      await expect(field).toHaveValue(text)
      await calendar.click()
      await getLeaveDialog(page).getByRole('button').last().click()
      await expect(page).toHaveURL(/\/calendar$/)
    } else {
      await askedOnReload(page)
      await expect(field).toHaveValue(text)
    }
    await page.context().close()
  })

test('a page asks on Back and before a reload, but not if nothing was typed', async ({ browser }) => {
  const { page, scope } = await openForm(browser, { name: 'the calendar', path: '/clients' })
  const go = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await go('Settings')
  await expect(page).toHaveURL(/\/settings/)
  await page.goBack()
  await expect(page).toHaveURL(/\/clients$/)
  await go('Settings')
  await expect(page).toHaveURL(/\/settings/)
  const [field, text] = await typeSomething(page, scope.getByRole('main'))
  await page.evaluate(() => history.back())
  await keepEditing(page)
  await expect(page).toHaveURL(/\/settings/)
  await expect(field).toHaveValue(text)
  await askedOnReload(page)
  await expect(field).toHaveValue(text)
  await page.evaluate(() => history.back())
  await getLeaveDialog(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/\/clients$/)
  await page.context().close()
})
