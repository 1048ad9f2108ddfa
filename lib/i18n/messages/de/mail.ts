import type { MailMessages } from '../../message-types'
import { joinParagraphs } from '@/lib/i18n/texts'

export const mailWords: MailMessages = {
  letter: {
    greeting: 'Guten Tag {name},',
    nobody: 'sehr geehrte Damen und Herren',
    subject: 'Rechnung {number}',
    subjectFrom: 'Rechnung {number} von {seller}',
    sent: 'hiermit erhalten Sie die Rechnung {number} über {amount}, fällig am {due}.',
    plain: 'hiermit erhalten Sie die Rechnung {number} über {amount}.',
    late: 'Die Rechnung war am {due} fällig.',
    left: 'Offen sind noch {amount}.',
    leftBy: 'Offen sind noch {amount}, zahlbar bis zum {due}.',
    view: 'Hier können Sie das Dokument ansehen und herunterladen:\n{url}',
    thanks: 'Vielen Dank für Ihr Vertrauen!',
    dueDate: 'Fällig am: {due}',
    due: 'Fällig am {due}',
    settled: 'Bezahlt',
    dueInline: 'fällig am {due}',
    settledInline: 'bezahlt',
    viewButton: 'Rechnung ansehen',
    reply: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
    sentWith: 'Gesendet mit {product}',
    sentBy:
      '{seller} hat Ihnen diese Rechnung mit {product} gesendet. Fragen? Antworten Sie einfach auf diese E-Mail.',
    preview: '{title} von {seller}: {amount}, {when}',
    kinds: {
      CREDIT_NOTE: {
        subject: 'Rechnungskorrektur {number}',
        subjectFrom: 'Rechnungskorrektur {number} von {seller}',
        sent: 'hiermit erhalten Sie die Rechnungskorrektur {number} über {amount}.',
        viewButton: 'Rechnungskorrektur ansehen',
        sentBy:
          '{seller} hat Ihnen diese Rechnungskorrektur mit {product} gesendet. Fragen? Antworten Sie einfach auf diese E-Mail.',
      },
      QUOTE: {
        subject: 'Angebot {number}',
        subjectFrom: 'Angebot {number} von {seller}',
        sent: 'hiermit erhalten Sie unser Angebot {number} über {amount}, gültig bis zum {due}. Sie können es online annehmen.',
        plain: 'hiermit erhalten Sie unser Angebot {number} über {amount}.',
        viewButton: 'Angebot ansehen',
        sentBy:
          '{seller} hat Ihnen dieses Angebot mit {product} gesendet. Fragen? Antworten Sie einfach auf diese E-Mail.',
      },
      PROFORMA: {
        subject: 'Proforma-Rechnung {number}',
        subjectFrom: 'Proforma-Rechnung {number} von {seller}',
        sent: 'hiermit erhalten Sie die Proforma-Rechnung {number} über {amount}, fällig am {due}.',
        plain: 'hiermit erhalten Sie die Proforma-Rechnung {number} über {amount}.',
        viewButton: 'Proforma-Rechnung ansehen',
        sentBy:
          '{seller} hat Ihnen diese Proforma-Rechnung mit {product} gesendet. Fragen? Antworten Sie einfach auf diese E-Mail.',
      },
    },
    validUntil: 'Gültig bis: {due}',
    valid: 'Gültig bis {due}',
    validInline: 'gültig bis {due}',
  },
  reminder: {
    before: {
      subject: 'Erinnerung: Rechnung {number} ist {when} fällig',
      message: joinParagraphs(
        'Guten Tag {client},',
        'wir möchten Sie freundlich daran erinnern, dass die Rechnung {number} über {amount} {when}, am {due}, fällig ist.',
        'Hier können Sie die Rechnung ansehen und herunterladen:\n{link}',
        'Falls Sie bereits bezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos. Vielen Dank!',
      ),
    },
    after: {
      subject: 'Zahlungserinnerung: Rechnung {number} ist {days} überfällig',
      message: joinParagraphs(
        'Guten Tag {client},',
        'die Rechnung {number} über {amount} war {when}, am {due}, fällig. Könnten Sie uns bitte mitteilen, wann wir mit Ihrer Zahlung rechnen dürfen?',
        'Hier können Sie die Rechnung ansehen und herunterladen:\n{link}',
        'Falls Sie bereits bezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos. Vielen Dank!',
      ),
    },
  },
  when: {
    today: 'heute',
    in: { one: 'in {count} Tag', other: 'in {count} Tagen' },
    ago: { one: 'vor {count} Tag', other: 'vor {count} Tagen' },
    days: { one: '{count} Tag', other: '{count} Tage' },
  },
  receipt: {
    subject: 'Zahlungsbeleg zu Rechnung {number}',
    received: 'Ihre Zahlung von {amount} zu Rechnung {number} ist am {day} bei uns eingegangen. Vielen Dank!',
    fromCredit: 'Am {day} haben wir {amount} Ihres Guthabens auf Rechnung {number} angerechnet.',
    credited: 'Davon übersteigen {credit} den fälligen Betrag; wir führen sie als Ihr Guthaben.',
    left: 'Offen sind noch {amount}, fällig am {due}.',
    paidInFull: 'Die Rechnung ist vollständig bezahlt.',
  },
}
