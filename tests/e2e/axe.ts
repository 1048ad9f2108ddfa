import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { waitForHydration } from './helpers'

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

/** Colours are what the dark theme changes, and nothing else. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** The levels A and AA of WCAG, without best practices. */
export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What an open dialog can do to the page beneath it, which is looked at by itself where nothing lies over it. */
const BENEATH = ['aria-hidden-focus', 'duplicate-id-aria', 'aria-hidden-body', 'document-title']
const DIALOGS = '[role=dialog], [role=alertdialog]'

interface Options {
  /** Only these rules or tags; otherwise all there are, best practices included. */
  only?: string[]
  exclude?: string[]
}

/**
 * What axe finds on the page as it stands: the rule, and the elements. What lies in a frame is a mail, not the product. Without axe's
 * own driver, which opens a second page for each look.
 */
export async function findAxeViolations(
  page: Page,
  { only, exclude = [] }: Options = {},
): Promise<string[][]> {
  // What waits for its script is inert, and so hidden from axe.
  await waitForHydration(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ only, exclude, beneath, dialogs }) => {
      // A theme that has just been changed is still fading in. What follows the scrolling, or goes round for ever, has no end.
      const ending = document
        .getAnimations()
        .filter(
          ({ timeline, effect }) =>
            timeline === document.timeline && isFinite(Number(effect?.getComputedTiming().endTime)),
        )
      await Promise.allSettled(ending.map(({ finished }) => finished))
      const found = async (context: axe.ElementContext, runOnly?: string[]) => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
          // What axe would fetch anew is for a rule about sounds and films, and there are none.
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
