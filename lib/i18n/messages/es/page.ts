import type { PageMessages } from '../../message-types'

/** What stands around a document on its public page, in Spanish. */
export const pageWords: PageMessages = {
  print: 'Imprimir',
  download: 'Descargar PDF',
  from: '{title} de {seller}',
  about: '{title}: para consultar en línea o descargar en PDF.',
  copy: 'Copiar',
  copyWhat: 'Copiar: {what}',
  amount: 'Importe',
  copied: 'Copiado',
  copiedAloud: 'Copiado al portapapeles',
  notCopied: 'No se ha podido copiar',
  answer: {
    accept: 'Aceptar el presupuesto',
    decline: 'Rechazar',
    acceptTitle: 'Aceptar este presupuesto',
    declineTitle: 'Rechazar este presupuesto',
    name: 'Su nombre',
    note: 'Comentario',
    optional: 'opcional',
    nameMissing: 'Introduzca su nombre',
    back: 'Volver',
    accepted: 'Aceptado por {name} el {day}',
    declined: 'Rechazado por {name} el {day}',
    thanks: '¡Gracias! Se lo hemos comunicado a {seller}.',
    expired: 'Este presupuesto era válido hasta el {day}. Pida uno nuevo a {seller}.',
    answeredBefore: 'Ya se ha respondido a este presupuesto.',
    tooMany: 'Demasiados intentos. Vuelva a intentarlo dentro de unos minutos.',
  },
}
