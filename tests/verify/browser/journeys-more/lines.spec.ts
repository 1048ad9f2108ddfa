import { expect, test } from '@playwright/test'
import { signUp } from '../../../e2e/helpers'

test.use({ viewport: { width: 1440, height: 1000 } })

test('headings, texts and saved items are typed with real keys, and shown in the document', async ({
  page,
  context,
}) => {
  await signUp(context)
  const { request } = context
  expect((await request.post('/api/clients', { data: { name: 'Grace Hopper' } })).ok()).toBe(true)
  const type = (text: string) => page.keyboard.type(text)
  const dialog = page.getByRole('dialog')
  const rows = page.locator('.invoice-lines tbody tr')

  await test.step('an item is saved in the settings', async () => {
    await page.goto('/settings?tab=invoices&section=taxes')
    await page.getByRole('button', { name: 'Add item' }).click()
    await expect(dialog.getByLabel('Description')).toBeFocused()
    await type('Hosting')
    await page.keyboard.press('Tab')
    await type('12.50')
    await dialog.getByLabel('Unit', { exact: true }).click()
    await type('month')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Saved items' })).toContainText('12.50 per month')
  })

  await test.step('a heading, an item and a text are typed without the mouse', async () => {
    await page.goto('/invoices/create')
    await page.getByRole('combobox', { name: 'Client', exact: true }).click()
    await type('Grace')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Description, line 1')).toBeFocused()
    await page.getByRole('button', { name: 'Add heading' }).press('Enter')
    await expect(page.getByLabel('Heading, line 2')).toBeFocused()
    await type('Design, {month}')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByLabel('Heading, line 1')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Description, line 2')).toBeFocused()
    await type('Logo')
    await page.keyboard.press('Tab')
    await type('2')
    await page.keyboard.press('Tab')
    await type('300')
    await page.getByRole('button', { name: 'Add text' }).press('Enter')
    await type('Two rounds of changes.')
    await page.keyboard.press('Shift+Enter')
    await type('Further ones by the hour.')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Description, line 4')).toBeFocused()
  })

  await test.step('what is saved is offered, and brings its unit and price', async () => {
    await type('host')
    await expect(page.getByRole('option', { name: /^Hosting .12\.50 per month · saved$/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Unit price, line 4')).toHaveValue('12.5')
    await expect(page.getByLabel('Quantity, line 4')).toHaveValue('1 month')
    await expect(rows).toHaveText([/^Design, [A-Z][a-z]+$/, /^Logo2/, /^Two rounds/, /^Hosting1.month/])
  })

  await test.step('the item of a line is saved from its menu', async () => {
    await page.getByRole('button', { name: 'Actions for line 2' }).click()
    await page.getByRole('menuitem', { name: 'Save item' }).click()
    await expect(page.getByText('Item saved', { exact: true })).toBeVisible()
    const saved = (await (await request.get('/api/items/saved')).json()) as { description: string }[]
    expect(saved.map(({ description }) => description)).toEqual(['Hosting', 'Logo'])
  })

  await test.step('the stored invoice reads as it was typed, and adds up its items alone', async () => {
    await page.getByRole('button', { name: /^Save draft/ }).click()
    await expect(page).toHaveURL(/\/invoices$/)
    await page.getByRole('link', { name: /INV-/ }).first().click()
    const heading = page.getByRole('rowheader', { name: /^Design, / })
    await expect(heading).toHaveAttribute('scope', 'rowgroup')
    await expect(page.locator('.invoice-lines [data-line=text]')).toHaveText(
      'Two rounds of changes.\nFurther ones by the hour.',
    )
    await expect(page.locator('.invoice-totals')).toContainText('612.50')
  })
})
