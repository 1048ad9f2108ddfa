import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const folder = path.dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json'))

/** Testing Library as a script to inject. */
export const testingLibrary = readFileSync(path.join(folder, 'dist/@testing-library/dom.umd.min.js'), 'utf8')
