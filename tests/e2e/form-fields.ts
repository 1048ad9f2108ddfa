import { expect, type Locator, type Page } from '@playwright/test'
import type { LateScripts } from './late-scripts'

const NOT_TYPED = ['hidden', 'checkbox', 'radio', 'date', 'color', 'file', 'range', 'submit', 'button']

/** Selects text fields. */
export const FIELDS = `input${NOT_TYPED.map((type) => `:not([type=${type}])`).join('')}, textarea`

/**
 * Returns the text fields within `scope`, located by id if they have one, because other fields may be inserted before
 * them.
 */
export async function listEditableFields(scope: Locator): Promise<Locator[]> {
  const fields: Locator[] = []
  for (const field of await scope.locator(FIELDS).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue
    if (await field.evaluate((element) => element.closest('[inert]') !== null)) continue
    const id = await field.getAttribute('id')
    fields.push(id ? scope.locator(`[id="${id}"]`) : field)
  }
  return fields
}

/** Returns a short text that the field accepts. */
export async function getTextFor(field: Locator): Promise<string> {
  const { type, inputMode, maxLength } = await field.evaluate((element: HTMLInputElement) => ({
    type: element.type,
    inputMode: element.inputMode,
    maxLength: element.maxLength,
  }))
  const isNumber = type === 'number' || inputMode === 'numeric' || inputMode === 'decimal'
  const text = isNumber ? '12' : type === 'email' ? 'a@b.co' : 'H & Lo'
  return maxLength > 0 ? text.slice(0, maxLength) : text
}

/** Replaces a field's value by typing. */
export async function typeOver(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/**
 * Types into every field. The delayed scripts arrive within the last word, which must keep its letters and the focus.
 */
export async function typeIntoAll(page: Page, scope: Locator, scripts: LateScripts): Promise<void> {
  // Fields are disabled until the page is hydrated.
  await expect.poll(async () => (await listEditableFields(scope)).length).toBeGreaterThan(0)
  const fields = await listEditableFields(scope)
  const last = fields.pop()
  if (!last) throw new Error('There is no field to type into')
  for (const field of fields) {
    const text = await getTextFor(field)
    await typeOver(page, field, text)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(text)
  }
  const text = await getTextFor(last)
  await typeOver(page, last, text.slice(0, 1))
  scripts.release()
  await page.keyboard.type(text.slice(1, -1))
  await scripts.arrived()
  await page.keyboard.type(text.slice(-1))
  await expect(last).toBeFocused()
  await expect(last).toHaveValue(text)
}
