import type { PageWords } from '../document-words'

/** What stands around a document on its public page, in Spanish. */
export const pageWords: PageWords = {
  print: 'Imprimir',
  download: 'Descargar PDF',
  from: '{title} de {seller}',
  about: '{title}: consúltela y descárguela en PDF.',
  copy: 'Copiar',
  copyWhat: 'Copiar: {what}',
  amount: 'Importe',
  copied: 'Copiado',
  copiedAloud: 'Copiado al portapapeles',
  notCopied: 'No se ha podido copiar',
}
