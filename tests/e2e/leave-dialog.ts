import { expect, type Page } from '@playwright/test'

/** The question whether to discard what was typed. */
export const getLeaveDialog = (page: Page) => page.getByRole('alertdialog')

/** Leaves a form, again if need be: a dialog that has just got the focus back may not hear the first key. */
export async function leaveUntilAsked(page: Page, leave: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (!(await getLeaveDialog(page).isVisible())) await leave()
    await expect(getLeaveDialog(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
}
