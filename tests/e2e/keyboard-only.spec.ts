import { expect, test } from '@playwright/test'
import { pressUntil, signUp } from './helpers'

test.describe('spec 2: /invoices/create', () => {
  test('an invoice is created, duplicated and saved by keyboard alone', async ({ page, context }) => {
    await signUp(context)
    const type = (text: string) => page.keyboard.type(text)
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const description = (line: number) => page.getByLabel(`Description, line ${line}`)
    const descriptions = () =>
      page
        .getByLabel(/^Description, line/)
        .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))

    await test.step('the form is reached from the dashboard', async () => {
      await page.goto('/')
      await pressUntil(page, 'Tab', /^New Invoice$/)
      await press('Enter')
      await expect(page.getByRole('heading', { name: 'Create Invoice' })).toBeVisible()
    })

    await test.step('a client who is not there yet is added on the way', async () => {
      await expect(page.getByRole('combobox', { name: 'Client', exact: true })).toBeFocused()
      await type('Grace Hopper')
      await expect(page.getByRole('option', { name: 'Add “Grace Hopper” as a new client' })).toBeVisible()
      await press('Enter')
      await expect(page.getByRole('dialog', { name: 'Add New Client' }).getByLabel('Email')).toBeFocused()
      await press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('combobox', { name: 'Client', exact: true })).toHaveText('Grace Hopper')
      await expect(description(1)).toBeFocused()
    })

    await test.step('lines are typed, with a length of time as a quantity', async () => {
      await type('Compiler, first version')
      await press('Tab')
      await type('3h 45m')
      await press('Tab')
      await expect(page.getByLabel('Quantity, line 1')).toHaveValue('3.75 h')
      await type('120')
      await press('Enter')
      await expect(description(2)).toBeFocused()
      await type('Travel')
      await press('Tab', 'Tab')
      await type('80')
      await expect(page.getByRole('article').getByText('$530.00').first()).toBeVisible()
    })

    await test.step('they are walked, moved and duplicated', async () => {
      await press('ArrowUp')
      await expect(page.getByLabel('Unit price, line 1')).toBeFocused()
      await press('ArrowDown', 'Alt+ArrowUp')
      await expect.poll(descriptions).toEqual(['Travel', 'Compiler, first version'])
      await expect(page.getByLabel('Unit price, line 1')).toBeFocused()
      await press('Control+d')
      await expect.poll(descriptions).toEqual(['Travel', 'Travel', 'Compiler, first version'])
      await expect(description(2)).toBeFocused()
      await press('Control+a')
      await type('Hotel')
      await press('Tab', 'Tab', 'Tab')
      await expect(page.getByRole('button', { name: 'Actions for line 2' })).toBeFocused()
      await press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Duplicate line' })).toBeFocused()
      // A menu moves its focus just after the key press.
      for (const name of ['Move up', 'Move down']) {
        await press('ArrowDown')
        await expect(page.getByRole('menuitem', { name })).toBeFocused()
      }
      await press('Enter')
      await expect.poll(descriptions).toEqual(['Travel', 'Compiler, first version', 'Hotel'])
      await expect(page.getByRole('button', { name: 'Actions for line 3' })).toBeFocused()
    })

    await test.step('a removed line comes back from the toast', async () => {
      await press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Duplicate line' })).toBeFocused()
      await press('End')
      await expect(page.getByRole('menuitem', { name: 'Remove line' })).toBeFocused()
      await press('Enter')
      await expect.poll(descriptions).toEqual(['Travel', 'Compiler, first version'])
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      await press('F8')
      await pressUntil(page, 'Tab', /^Undo$/)
      await press('Enter')
      await expect.poll(descriptions).toEqual(['Travel', 'Compiler, first version', 'Hotel'])
      await expect(description(3)).toBeFocused()
    })

    await test.step('it is saved from wherever one is', async () => {
      await press('Control+Enter')
      await expect(page.getByText('Invoice created successfully').first()).toBeVisible()
      await expect(page).toHaveURL(/\/invoices$/)
      await expect(page.getByRole('link', { name: 'INV-0001' })).toBeVisible()
      await expect(page.getByText('$610.00')).toBeVisible()
    })

    await test.step('it is duplicated from the menu of its row and opened for editing', async () => {
      await pressUntil(page, 'Tab', /^Actions for INV-0001$/)
      await press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Mark as Sent' })).toBeFocused()
      await type('Dup')
      await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused()
      await press('Enter')
      await expect(page.getByRole('heading', { name: 'Edit Invoice' })).toBeVisible()
      await expect(page.getByLabel('Invoice Number')).toHaveValue('INV-0002')
      await expect.poll(descriptions).toEqual(['Travel', 'Compiler, first version', 'Hotel'])
    })

    await test.step('what was billed before is found while typing, with its price', async () => {
      await pressUntil(page, 'Tab', /^Unit price, line 3$/)
      await press('Enter')
      await expect(description(4)).toBeFocused()
      await type('comp')
      await expect(page.getByRole('option', { name: /^Compiler, first version/ })).toBeVisible()
      await press('ArrowDown')
      await expect(description(4)).toHaveAttribute('aria-activedescendant', /./)
      await press('Enter')
      await expect(description(4)).toHaveValue('Compiler, first version')
      await expect(page.getByLabel('Unit price, line 4')).toHaveValue('120')
      await press('Control+Enter')
      await expect(page.getByText('Invoice updated').first()).toBeVisible()
      await expect(page.getByText('$730.00').first()).toBeVisible()
    })

    await test.step('and both timelines tell of the copy', async () => {
      await expect(page.getByText('Created as a copy')).toBeVisible()
      await page.getByRole('link', { name: 'Copy of INV-0001' }).press('Enter')
      await expect(page.getByText('Duplicated')).toBeVisible()
      await expect(page.getByRole('link', { name: 'INV-0002' })).toBeVisible()
    })
  })
})
