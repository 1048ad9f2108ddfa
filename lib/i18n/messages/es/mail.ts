import type { MailMessages } from '../../message-types'
import { joinParagraphs } from '@/lib/i18n/texts'

/** Latin American terms that differ from Spain's. */
const AMERICAN = {
  'letter.kinds.CREDIT_NOTE.subject': 'Nota de crédito {number}',
  'letter.kinds.CREDIT_NOTE.subjectFrom': 'Nota de crédito {number} de {seller}',
  'letter.kinds.CREDIT_NOTE.sent': 'Le enviamos la nota de crédito {number} por un importe de {amount}.',
  'letter.kinds.CREDIT_NOTE.viewButton': 'Ver la nota de crédito',
  'letter.kinds.CREDIT_NOTE.sentBy':
    '{seller} le ha enviado esta nota de crédito con {product}. ¿Tiene alguna pregunta? Responda a este correo.',
}

export const mailWords: MailMessages = {
  letter: {
    greeting: 'Hola, {name}:',
    nobody: 'estimado cliente',
    subject: 'Factura {number}',
    subjectFrom: 'Factura {number} de {seller}',
    sent: 'Le enviamos la factura {number} por un importe de {amount}, con vencimiento el {due}.',
    plain: 'Le enviamos la factura {number} por un importe de {amount}.',
    late: 'La factura venció el {due}.',
    left: 'Quedan pendientes {amount}.',
    leftBy: 'Quedan pendientes {amount}, con vencimiento el {due}.',
    view: 'Puede consultar y descargar el documento aquí:\n{url}',
    thanks: '¡Gracias por su confianza!',
    dueDate: 'Vencimiento: {due}',
    due: 'Vence el {due}',
    settled: 'Pagada',
    dueInline: 'vence el {due}',
    settledInline: 'pagada',
    viewButton: 'Ver la factura',
    reply: '¿Tiene alguna pregunta? Responda a este correo.',
    sentWith: 'Enviado con {product}',
    sentBy:
      '{seller} le ha enviado esta factura con {product}. ¿Tiene alguna pregunta? Responda a este correo.',
    preview: '{title} de {seller}: {amount}, {when}',
    kinds: {
      CREDIT_NOTE: {
        subject: 'Factura rectificativa {number}',
        subjectFrom: 'Factura rectificativa {number} de {seller}',
        sent: 'Le enviamos la factura rectificativa {number} por un importe de {amount}.',
        viewButton: 'Ver la factura rectificativa',
        sentBy:
          '{seller} le ha enviado esta factura rectificativa con {product}. ¿Tiene alguna pregunta? Responda a este correo.',
      },
      QUOTE: {
        subject: 'Presupuesto {number}',
        subjectFrom: 'Presupuesto {number} de {seller}',
        sent: 'Le enviamos nuestro presupuesto {number} por un importe de {amount}, válido hasta el {due}. Puede aceptarlo en línea.',
        plain: 'Le enviamos nuestro presupuesto {number} por un importe de {amount}.',
        viewButton: 'Ver el presupuesto',
        sentBy:
          '{seller} le ha enviado este presupuesto con {product}. ¿Tiene alguna pregunta? Responda a este correo.',
      },
      PROFORMA: {
        subject: 'Factura proforma {number}',
        subjectFrom: 'Factura proforma {number} de {seller}',
        sent: 'Le enviamos la factura proforma {number} por un importe de {amount}, con vencimiento el {due}.',
        plain: 'Le enviamos la factura proforma {number} por un importe de {amount}.',
        viewButton: 'Ver la factura proforma',
        sentBy:
          '{seller} le ha enviado esta factura proforma con {product}. ¿Tiene alguna pregunta? Responda a este correo.',
      },
    },
    validUntil: 'Válido hasta: {due}',
    valid: 'Válido hasta el {due}',
    validInline: 'válido hasta el {due}',
  },
  reminder: {
    before: {
      subject: 'Recordatorio: la factura {number} vence {when}',
      message: joinParagraphs(
        'Hola, {client}:',
        'Le recordamos que la factura {number} por un importe de {amount} vence {when}, el {due}.',
        'Puede consultarla y descargarla aquí:\n{link}',
        'Si ya la ha pagado, no tenga en cuenta este mensaje. ¡Gracias!',
      ),
    },
    after: {
      subject: 'Recordatorio: la factura {number} lleva {days} de retraso',
      message: joinParagraphs(
        'Hola, {client}:',
        'La factura {number} por un importe de {amount} venció el {due}, {when}. ¿Podría indicarnos cuándo podemos esperar su pago?',
        'Puede consultarla y descargarla aquí:\n{link}',
        'Si ya la ha pagado, no tenga en cuenta este mensaje. ¡Gracias!',
      ),
    },
  },
  when: {
    today: 'hoy',
    in: { one: 'en {count} día', other: 'en {count} días' },
    ago: { one: 'hace {count} día', other: 'hace {count} días' },
    days: { one: '{count} día', other: '{count} días' },
  },
  receipt: {
    subject: 'Recibo de la factura {number}',
    received: 'Hemos recibido su pago de {amount} correspondiente a la factura {number} el {day}. ¡Gracias!',
    fromCredit: 'El {day} aplicamos {amount} de su saldo a favor a la factura {number}.',
    credited: 'De ese importe, {credit} supera lo debido y queda como saldo a su favor.',
    left: 'Quedan pendientes {amount}, con vencimiento el {due}.',
    paidInFull: 'La factura está pagada por completo.',
  },
  textsByCountry: { AR: AMERICAN, CL: AMERICAN, CO: AMERICAN, MX: AMERICAN, PE: AMERICAN },
}
