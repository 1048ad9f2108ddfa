// `node scripts/sheet-styles.mjs`: writes the custom properties of the sheet in the browser from the templates, which the PDF is drawn with.
import { main } from './lib/log.mjs'
import { writeAtomically } from './lib/files.mjs'
import { loadModules } from './lib/modules.mjs'
import { inRoot } from './lib/paths.mjs'

await main(async () => {
  const { modules, remove } = await loadModules(
    "export { createStyleSheet } from '@/lib/documents/templates/style-sheet'",
  )
  try {
    writeAtomically(inRoot('components/documents/document-view/styles/theme.css'), modules.createStyleSheet())
  } finally {
    remove()
  }
})
