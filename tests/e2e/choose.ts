import type { Locator } from '@playwright/test'

/** Chooses an option, by its name, in a select or a combobox that is closed. */
export async function choose(field: Locator, option: string | RegExp): Promise<void> {
  await field.click()
  await field.page().getByRole('option', { name: option }).click()
}
