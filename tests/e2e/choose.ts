import type { Locator } from '@playwright/test'

/** Opens a select or combobox and chooses an option by name. */
export async function choose(field: Locator, option: string | RegExp): Promise<void> {
  await field.click()
  await field.page().getByRole('option', { name: option }).click()
}
