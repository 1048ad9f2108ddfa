import type { PageWords } from '../document-words'

/** What stands around a document on its public page, in Portuguese. */
export const pageWords: PageWords = {
  print: 'Imprimir',
  download: 'Descarregar PDF',
  from: '{title} de {seller}',
  about: '{title}: consulte-a e descarregue-a em PDF.',
  copy: 'Copiar',
  copyWhat: 'Copiar: {what}',
  amount: 'Valor',
  copied: 'Copiado',
  copiedAloud: 'Copiado para a área de transferência',
  notCopied: 'Não foi possível copiar',
}
