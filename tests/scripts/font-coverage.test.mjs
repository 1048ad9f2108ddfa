import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { COVERAGE_FILE, createFontCoverage } from '../../scripts/lib/font-coverage.mjs'

test('font-coverage.json has the characters of the PDF’s fonts; node scripts/font-coverage.mjs updates it', async () => {
  assert.equal(readFileSync(COVERAGE_FILE, 'utf8'), await createFontCoverage())
})
