import { expect, type Page } from '@playwright/test'

/** Returns the dialog that asks to discard unsaved changes. */
export const getLeaveDialog = (page: Page) => page.getByRole('alertdialog')

/** Leaves a form, repeatedly if needed: a dialog that has just regained the focus may miss the first key. */
export async function leaveUntilAsked(page: Page, leave: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (!(await getLeaveDialog(page).isVisible())) await leave()
    await expect(getLeaveDialog(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
}
