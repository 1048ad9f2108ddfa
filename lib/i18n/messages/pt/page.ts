import type { PageMessages } from '../../message-types'

/** What stands around a document on its public page, in Portuguese. */
export const pageWords: PageMessages = {
  print: 'Imprimir',
  download: 'Descarregar PDF',
  from: '{title} de {seller}',
  about: '{title}: para consultar online ou descarregar em PDF.',
  copy: 'Copiar',
  copyWhat: 'Copiar: {what}',
  amount: 'Valor',
  copied: 'Copiado',
  copiedAloud: 'Copiado para a área de transferência',
  notCopied: 'Não foi possível copiar',
  answer: {
    accept: 'Aprovar o orçamento',
    decline: 'Recusar',
    acceptTitle: 'Aprovar este orçamento',
    declineTitle: 'Recusar este orçamento',
    name: 'O seu nome',
    note: 'Observação',
    optional: 'opcional',
    nameMissing: 'Indique o seu nome',
    back: 'Voltar',
    accepted: 'Aprovado por {name} em {day}',
    declined: 'Recusado por {name} em {day}',
    thanks: 'Obrigado! A sua resposta foi enviada a {seller}.',
    expired: 'Este orçamento era válido até {day}. Peça um novo a {seller}.',
    answeredBefore: 'Já foi dada resposta a este orçamento.',
    tooMany: 'Demasiadas tentativas. Tente novamente dentro de alguns minutos.',
  },
}
