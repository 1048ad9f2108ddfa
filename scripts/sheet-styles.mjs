// `node scripts/sheet-styles.mjs`: generates the document view's CSS custom properties from the PDF templates.
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
