const LONGEST = 100

/** Part of a file's name that every system takes: nothing that is a path, a wildcard, invisible, or dropped at the end. */
const sanitizeName = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{C}\\/:*?"<>|]+/gu, '-')
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/[\s.]+$/, '')

/**
 * Names for the PDFs of documents, in a folder such as `invoices/`, by what each is called by itself (`formatDocumentName`). No two are the same,
 * also where upper and lower case are.
 */
export function createPdfNamer(folder: string): (name: string) => string {
  const taken = new Set<string>()
  return (called) => {
    const base = `${folder}${sanitizeName(called)}`
    let name = base
    for (let count = 2; taken.has(name.normalize('NFC').toLowerCase()); count++) name = `${base} (${count})`
    taken.add(name.normalize('NFC').toLowerCase())
    return `${name}.pdf`
  }
}
