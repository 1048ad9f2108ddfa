import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { createInvoice, createSharedInvoice, signUp } from '../../../e2e/helpers'
import type { Texts } from '../../../e2e/texts'
import { listOwnerStates, type State } from './screen-states'

/** Creates a business with a shared invoice and a recurring draft; returns the states of its pages. */
export async function createOwnerStates(
  context: BrowserContext,
): Promise<{ states: State[]; publicToken: string }> {
  await signUp(context)
  const { clientId, invoiceId, publicToken } = await createSharedInvoice(context)
  const draft = { clientId, invoiceNumber: 'INV-0002', invoiceType: 'RECURRING', recurringDate: '2126-12-01' }
  const draftId = await createInvoice(context, draft)
  return { states: listOwnerStates({ invoiceId, draftId, clientId }), publicToken }
}

/** Goes to the page of a state and brings it into that state. */
export async function openState(page: Page, { path, open }: State, t: Texts): Promise<void> {
  await page.goto(path)
  // An open dialog hides the page beneath it from role queries.
  await expect(page.locator('h1').first(), path).toBeVisible()
  if (path.includes('edit=')) await expect(page.getByRole('dialog'), path).toBeVisible()
  // Tabs become focusable only once their script runs.
  if (path.startsWith('/settings'))
    await expect(page.getByRole('tablist').first()).toHaveAttribute('tabindex', '0')
  await open?.(page, t)
}

/** Inspects the states one after another in the same page, each in a step of its own. */
export async function visitStates(
  page: Page,
  states: State[],
  inspect: (page: Page, state: State) => Promise<void>,
): Promise<void> {
  // Accepts the prompt to leave unsaved changes.
  page.on('dialog', (dialog) => void dialog.accept())
  for (const state of states) await test.step(state.name, () => inspect(page, state))
}
