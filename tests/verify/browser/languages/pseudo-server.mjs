// Runs a copy of the application with a pseudo-language in place of German: English with an accent on every letter, and
// longer. Text without accents on a screen doesn't come from the messages. Options are those of tests/e2e/server.mjs.
import { parse } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, root } from '../../../../scripts/lib/paths.mjs'

const folder = inRoot('build/pseudo-language')
const CATALOGUES = ['lib/i18n/interface', 'lib/i18n/errors', 'lib/i18n/documents']
const NOT_COPIED = new Set([
  'node_modules',
  'build',
  'coverage',
  'test-results',
  '.git',
  '.next',
  '.data',
  'screens',
])

/** Creates the copy. An existing build is kept, to be reused if nothing changed. */
function createPseudoCopy() {
  const isCopied = (name) => !NOT_COPIED.has(path.basename(name))
  for (const name of readdirSync(root).filter(isCopied))
    cpSync(inRoot(name), path.join(folder, name), { recursive: true, filter: isCopied })
  const modules = path.join(folder, 'node_modules')
  if (!existsSync(modules)) symlinkSync(inRoot('node_modules'), modules)
  for (const catalogue of CATALOGUES) {
    const english = JSON.parse(readFileSync(inRoot(catalogue, 'en.json'), 'utf8'))
    writeFileSync(path.join(folder, catalogue, 'de.json'), JSON.stringify(toPseudoMessages(english), null, 2))
  }
}

const toPseudoMessages = (messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? toPseudoMessage(message) : toPseudoMessages(message),
    ]),
  )

function toPseudoMessage(message) {
  const elements = parse(message, { requiresOtherClause: false })
  return `${printAST(elements.map(toPseudoElement))}${'·'.repeat(Math.ceil(message.length / 3) % 12)}`
}

function toPseudoElement(element) {
  // The values of the parser's const enum TYPE: 0 literal, 5 select, 6 plural, 8 tag.
  if (element.type === 0) return { ...element, value: accent(element.value) }
  if (element.type === 8) return { ...element, children: element.children.map(toPseudoElement) }
  if (element.type !== 5 && element.type !== 6) return element
  const options = Object.entries(element.options).map(([name, { value, ...option }]) => [
    name,
    { ...option, value: value.map(toPseudoElement) },
  ])
  return { ...element, options: Object.fromEntries(options) }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'åƀçďéƒğĥíĵķľɱñóþɋřšťûṽŵẋýžÅƁÇĎÉƑĞĤÍĴĶĽḾÑÓÞɊŘŠŤÛṼŴẊÝŽ'

const accent = (text) => text.replace(/[A-Za-z]/g, (letter) => [...ACCENTED][LETTERS.indexOf(letter)])

createPseudoCopy()
await import(path.join(folder, 'tests/e2e/server.mjs'))
