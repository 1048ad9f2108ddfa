import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { waitForHydration } from './helpers'

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules about colours, the only ones the dark theme can affect. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** WCAG levels A and AA, without best practices. */
export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules that an open dialog makes the page beneath it violate; the page is also checked without a dialog. */
const BENEATH = ['aria-hidden-focus', 'duplicate-id-aria', 'aria-hidden-body', 'document-title']
const DIALOGS = '[role=dialog], [role=alertdialog]'

interface Options {
  /** Limits the check to these rules or tags; defaults to all, including best practices. */
  only?: string[]
  exclude?: string[]
}

/**
 * Returns axe's violations on the current page: the rule and the elements. Skips frames, which contain emails rather
 * than the product. Injects axe instead of using its Playwright driver, which opens a second page for each check.
 */
export async function findAxeViolations(
  page: Page,
  { only, exclude = [] }: Options = {},
): Promise<string[][]> {
  // Content waiting for its script is inert, and so hidden from axe.
  await waitForHydration(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ only, exclude, beneath, dialogs }) => {
      // Waits for the fade after a theme change. Scroll-driven and infinite animations never end.
      const ending = document
        .getAnimations()
        .filter(
          ({ timeline, effect }) =>
            timeline === document.timeline && isFinite(Number(effect?.getComputedTiming().endTime)),
        )
      await Promise.allSettled(ending.map(({ finished }) => finished))
      const found = async (context: axe.ElementContext, runOnly?: string[]) => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
          // Resources axe would fetch again are for a rule about audio and video, which the product doesn't use.
          iframes: false,
          preload: false,
          resultTypes: ['violations'],
          ...(runOnly && { runOnly }),
        })
        return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
      }
      const open = [...document.querySelectorAll<HTMLElement>(dialogs)]
      if (open.length === 0) return found({ exclude }, only)
      return [...(await found({ include: open }, only)), ...(only ? [] : await found(document, beneath))]
    },
    { only, exclude, beneath: BENEATH, dialogs: DIALOGS },
  )
}
