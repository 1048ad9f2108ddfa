import type { Page } from '@playwright/test'
import { site } from '@/lib/core/site'

/** Names and data that are no texts of the interface. */
const ALLOWED = [
  new RegExp(site.name, 'g'),
  // Codes, addresses, keys and numbers of documents.
  /\b[A-Z]{3}\b|\S+@\S+|https?:\/\/\S+|\/invoice\/\w+|\bINV-\d+\b|\bAlt\b/g,
  /\b\w{4}(-\w{4}){3}\b|\{[\w+ -]+\}/g,
  // Data of the tests' accounts, and what they search for.
  /Grace Brewster Murray Hopper of the Bur(eau of Ordnance Computation Project|…)/g,
  /Ada Lovelace|Compilers & Sons|Compiler, first version|Thank you|Half an idea|“nothing”|“zzzz”/g,
  // Businesses on the landing page.
  /Fernhill Studio|Oakline Furniture Ltd|Atelier Lefèvre SARL|Brightwater Analytics, Inc\.|Hoshi Paper Co\./g,
  // Formatted by Intl: months, days, countries, relative times, and the browser's name.
  /\b(Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sept|Okt|Nov|Dez)[a-zä]*\b\.?/g,
  /\b(Mon|Diens|Mitt|Donners|Frei|Sams|Sonn)[a-z]+\b|\bvor \d+ \w+|\b\d+ Uhr|Deutschland|Chrome|Windows/g,
  // Names of German identification numbers and laws, which are the same in every language.
  /USt-IdNr\.|Steuernummer|Handelsregister|Amtsgericht Charlottenburg|GoBD/g,
  // Examples of placeholders, in the language of the document.
  /(\d+–\d+ )?\bDec(ember)?\b( \d+)?/g,
]

/** Elements with text that isn't the interface's: documents, quotes, keys, codes, and what a user typed. */
const NOT_INTERFACE = 'script, style, template, noscript, article, blockquote, figure, kbd, code, textarea'

/**
 * Returns the visible texts and labels of a page that contain words without accents: texts that are no messages of the
 * pseudo-language.
 */
export async function findEnglishText(page: Page): Promise<string[]> {
  const texts = await page.evaluate((skipped) => {
    const found: string[] = [document.title]
    const language = document.documentElement.lang
    const isForeign = (element: Element) => element.closest('[lang]')?.getAttribute('lang') !== language
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as HTMLElement
      if (element.closest(skipped) || isForeign(element)) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '')
      for (const child of element.childNodes)
        if (child.nodeType === Node.TEXT_NODE) found.push(child.textContent ?? '')
    }
    return found
  }, NOT_INTERFACE)
  const leftover = texts.filter((text) => {
    const bare = ALLOWED.reduce((rest, allowed) => rest.replace(allowed, ''), text)
    return /(?<![\p{L}\p{M}])[A-Za-z]{3,}(?![\p{L}\p{M}])/u.test(bare)
  })
  return [...new Set(leftover.map((text) => text.trim()))]
}
