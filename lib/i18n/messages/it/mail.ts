import type { MailMessages } from '../../message-types'
import { joinParagraphs } from '@/lib/i18n/texts'

export const mailWords: MailMessages = {
  letter: {
    greeting: 'Gentile {name},',
    nobody: 'cliente',
    subject: 'Fattura {number}',
    subjectFrom: 'Fattura {number} da {seller}',
    sent: 'Le inviamo la fattura {number} per un importo di {amount}, con scadenza {due}.',
    plain: 'Le inviamo la fattura {number} per un importo di {amount}.',
    late: 'La fattura è scaduta in data {due}.',
    left: 'Restano da pagare {amount}.',
    leftBy: 'Restano da pagare {amount}, con scadenza {due}.',
    view: 'Può visualizzare e scaricare il documento qui:\n{url}',
    thanks: 'Grazie per la fiducia!',
    dueDate: 'Scadenza: {due}',
    due: 'Scadenza {due}',
    settled: 'Pagata',
    dueInline: 'scadenza {due}',
    settledInline: 'pagata',
    viewButton: 'Visualizza la fattura',
    reply: 'Ha domande? Risponda semplicemente a questa e-mail.',
    sentWith: 'Inviato con {product}',
    sentBy:
      '{seller} Le ha inviato questa fattura con {product}. Ha domande? Risponda semplicemente a questa e-mail.',
    preview: '{title} da {seller}: {amount}, {when}',
    kinds: {
      CREDIT_NOTE: {
        subject: 'Nota di credito {number}',
        subjectFrom: 'Nota di credito {number} da {seller}',
        sent: 'Le inviamo la nota di credito {number} per un importo di {amount}.',
        viewButton: 'Visualizza la nota di credito',
        sentBy:
          '{seller} Le ha inviato questa nota di credito con {product}. Ha domande? Risponda semplicemente a questa e-mail.',
      },
      QUOTE: {
        subject: 'Preventivo {number}',
        subjectFrom: 'Preventivo {number} da {seller}',
        sent: 'Le inviamo il nostro preventivo {number} per un importo di {amount}, con scadenza {due}. Può accettarlo online.',
        plain: 'Le inviamo il nostro preventivo {number} per un importo di {amount}.',
        viewButton: 'Visualizza il preventivo',
        sentBy:
          '{seller} Le ha inviato questo preventivo con {product}. Ha domande? Risponda semplicemente a questa e-mail.',
      },
      PROFORMA: {
        subject: 'Fattura proforma {number}',
        subjectFrom: 'Fattura proforma {number} da {seller}',
        sent: 'Le inviamo la fattura proforma {number} per un importo di {amount}, con scadenza {due}.',
        plain: 'Le inviamo la fattura proforma {number} per un importo di {amount}.',
        viewButton: 'Visualizza la fattura proforma',
        sentBy:
          '{seller} Le ha inviato questa fattura proforma con {product}. Ha domande? Risponda semplicemente a questa e-mail.',
      },
    },
    validUntil: 'Valido fino al: {due}',
    valid: 'Scadenza {due}',
    validInline: 'scadenza {due}',
  },
  reminder: {
    before: {
      subject: 'Promemoria: la fattura {number} scade {when}',
      message: joinParagraphs(
        'Gentile {client},',
        'Le ricordiamo che la fattura {number} per un importo di {amount} scade {when}, in data {due}.',
        'Può visualizzarla e scaricarla qui:\n{link}',
        'Se ha già pagato, La preghiamo di ignorare questo messaggio. Grazie!',
      ),
    },
    after: {
      subject: 'Promemoria: la fattura {number} è scaduta da {days}',
      message: joinParagraphs(
        'Gentile {client},',
        'la fattura {number} per un importo di {amount} è scaduta in data {due}, {when}. Potrebbe indicarci quando possiamo attendere il pagamento?',
        'Può visualizzarla e scaricarla qui:\n{link}',
        'Se ha già pagato, La preghiamo di ignorare questo messaggio. Grazie!',
      ),
    },
  },
  when: {
    today: 'oggi',
    in: { one: 'tra {count} giorno', other: 'tra {count} giorni' },
    ago: { one: '{count} giorno fa', other: '{count} giorni fa' },
    days: { one: '{count} giorno', other: '{count} giorni' },
  },
  receipt: {
    subject: 'Ricevuta per la fattura {number}',
    received: 'Abbiamo ricevuto il Suo pagamento di {amount} per la fattura {number} in data {day}. Grazie!',
    fromCredit: 'In data {day} abbiamo utilizzato {amount} del Suo credito per la fattura {number}.',
    credited: 'Di questo importo, {credit} supera il dovuto e resta a Suo credito.',
    left: 'Restano da pagare {amount}, con scadenza {due}.',
    paidInFull: 'La fattura è stata interamente pagata.',
  },
}
