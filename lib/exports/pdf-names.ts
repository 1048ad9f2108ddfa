const MAX_LENGTH = 100

/**
 * Makes a text safe as part of a file name on every system: no path separators, wildcards or invisible characters, and
 * no trailing space or dot.
 */
const sanitizeName = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{C}\\/:*?"<>|]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .replace(/[\s.]+$/, '')

/**
 * Creates unique names for documents' PDFs in a folder such as `invoices/`, from each document's own name
 * (`formatDocumentName`). Unique even on case-insensitive file systems.
 */
export function createPdfNamer(folder: string): (name: string) => string {
  const usedNames = new Set<string>()
  return (documentName) => {
    const base = `${folder}${sanitizeName(documentName)}`
    let name = base
    for (let count = 2; usedNames.has(name.normalize('NFC').toLowerCase()); count++)
      name = `${base} (${count})`
    usedNames.add(name.normalize('NFC').toLowerCase())
    return `${name}.pdf`
  }
}
