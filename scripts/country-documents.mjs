// `npm run country-documents [COUNTRY …]`: writes invoice, credit note and final invoice of every country (or the named
// ones) as PDF, and as PNG if Poppler's pdftoppm is installed, into the Git-ignored folder `country-documents`, with a
// table of what the law requires.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { bundle } from './lib/bundle.mjs'
import { main, step } from './lib/log.mjs'
import { loadModules } from './lib/modules.mjs'
import { inRoot } from './lib/paths.mjs'

const MODULES = `
  export { COUNTRY_SAMPLES } from './tests/lib/documents/countries/samples'
  export { createCountryDocuments } from './tests/lib/documents/countries/create-documents'
  export { createDocumentView } from './lib/documents/view/document-view'
  export { renderInvoicePdf, closeRenderer } from './lib/documents/pdf/render'`

const folder = inRoot('country-documents')
const wanted = process.argv.slice(2).map((name) => name.toUpperCase())

await main(async () => {
  await bundle(['pdf-worker'])
  const { modules, remove } = await loadModules(MODULES)
  const { COUNTRY_SAMPLES, createCountryDocuments, createDocumentView, renderInvoicePdf } = modules
  const hasPdftoppm = spawnSync('pdftoppm', ['-v']).status === 0
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    for (const sample of COUNTRY_SAMPLES) {
      if (wanted.length > 0 && !wanted.includes(sample.name)) continue
      step(sample.name)
      for (const [name, document] of Object.entries(createCountryDocuments(sample))) {
        const view = createDocumentView(document, { today: document.issueDate })
        const pdf = await renderInvoicePdf(view, document.issueDate, { use: 'business', id: 1 })
        const file = `${folder}/${sample.name}-${name}`
        writeFileSync(`${file}.pdf`, await pdf.bytes())
        if (hasPdftoppm) execFileSync('pdftoppm', ['-png', '-r', '100', `${file}.pdf`, file])
      }
      writeFileSync(`${folder}/${sample.name}.md`, formatTable(sample))
    }
  } finally {
    await modules.closeRenderer()
    remove()
  }
  if (!hasPdftoppm) step('Without pictures: pdftoppm is not installed')
})

/** Formats what is required with its source; `tests/lib/documents/countries` checks that it is printed. */
function formatTable({ name, required }) {
  const documents = { invoice: 'Invoice', creditNote: 'Credit note', final: 'Final invoice' }
  const rows = required.map(({ item, source, texts }) => [
    item,
    source,
    ...Object.keys(documents).map((one) => texts[one]?.join('; ') ?? ''),
  ])
  const lines = [['Item', 'Source', ...Object.values(documents)], Array(5).fill('---'), ...rows]
  return `# ${name}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`
}
