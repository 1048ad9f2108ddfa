// `node scripts/font-coverage.mjs`: writes the characters of the PDF's fonts to the table that the check and the forms read.
import { createFontCoverage, COVERAGE_FILE } from './lib/font-coverage.mjs'
import { writeAtomically } from './lib/files.mjs'
import { main } from './lib/log.mjs'

await main(async () => writeAtomically(COVERAGE_FILE, await createFontCoverage()))
