import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawWithPdfkit } from '../../bench/lib/pdfkit-invoice.mjs'
import { PRODUCT } from '../../bench/lib/product.mjs'
import { sampleInvoice } from '../../bench/lib/sample-invoice.mjs'
import { loadModules } from '../../scripts/lib/modules.mjs'

// The bench takes minutes and runs seldom: what it measures had moved, and nobody saw it.
test('what the bench measures is where it looks for it', async () => {
  const { modules, remove } = await loadModules(PRODUCT)
  try {
    const view = modules.invoiceView(sampleInvoice(1, 'B-1'), { today: '2026-01-05' })
    assert.match((await drawWithPdfkit(view)).toString('latin1', 0, 8), /^%PDF-1/)
  } finally {
    remove()
  }
})

test('a name that nothing exports is said', async () => {
  await assert.rejects(loadModules("export { nothing } from './lib/kernel/id'"), /No matching export/)
})
