import { loadModules } from './modules.mjs'
import { inRoot } from './paths.mjs'

export const COVERAGE_FILE = inRoot('lib/documents/pdf/text/font-coverage.json')

/** Returns the characters of the PDF's fonts as the text of `COVERAGE_FILE`. */
export async function createFontCoverage() {
  const { modules, remove } = await loadModules(
    `export { loadAllFaces } from '@/lib/documents/pdf/text/fonts'
     export { createCoverageTable } from '@/lib/documents/pdf/text/coverage-table'`,
  )
  try {
    const faces = await modules.loadAllFaces(inRoot('lib/documents/pdf/fonts'))
    return `${JSON.stringify(modules.createCoverageTable(faces), null, 2)}\n`
  } finally {
    remove()
  }
}
