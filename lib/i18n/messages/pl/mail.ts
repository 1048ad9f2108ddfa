import type { MailMessages } from '../../message-types'
import { joinParagraphs } from '@/lib/i18n/texts'

export const mailWords: MailMessages = {
  letter: {
    greeting: 'Dzień dobry, {name},',
    nobody: 'Szanowni Państwo',
    subject: 'Faktura {number}',
    subjectFrom: 'Faktura {number} od {seller}',
    sent: 'przesyłamy fakturę {number} na kwotę {amount} z terminem płatności {due}.',
    plain: 'przesyłamy fakturę {number} na kwotę {amount}.',
    late: 'Termin płatności upłynął {due}.',
    left: 'Do zapłaty pozostało {amount}.',
    leftBy: 'Do zapłaty pozostało {amount}, termin płatności {due}.',
    view: 'Dokument można zobaczyć i pobrać tutaj:\n{url}',
    thanks: 'Dziękujemy za współpracę!',
    dueDate: 'Termin płatności: {due}',
    due: 'Termin płatności {due}',
    settled: 'Opłacona',
    dueInline: 'termin płatności {due}',
    settledInline: 'opłacona',
    viewButton: 'Zobacz fakturę',
    reply: 'Mają Państwo pytania? Wystarczy odpowiedzieć na tę wiadomość.',
    sentWith: 'Wysłano za pomocą {product}',
    sentBy:
      'Tę fakturę wysłano w imieniu {seller} za pomocą {product}. Mają Państwo pytania? Wystarczy odpowiedzieć na tę wiadomość.',
    preview: '{title} od {seller}: {amount}, {when}',
    kinds: {
      CREDIT_NOTE: {
        subject: 'Faktura korygująca {number}',
        subjectFrom: 'Faktura korygująca {number} od {seller}',
        sent: 'przesyłamy fakturę korygującą {number} na kwotę {amount}.',
        viewButton: 'Zobacz fakturę korygującą',
        sentBy:
          'Tę fakturę korygującą wysłano w imieniu {seller} za pomocą {product}. Mają Państwo pytania? Wystarczy odpowiedzieć na tę wiadomość.',
      },
      QUOTE: {
        subject: 'Oferta {number}',
        subjectFrom: 'Oferta {number} od {seller}',
        sent: 'przesyłamy ofertę {number} na kwotę {amount}, ważną do {due}. Można ją zaakceptować online.',
        plain: 'przesyłamy ofertę {number} na kwotę {amount}.',
        viewButton: 'Zobacz ofertę',
        sentBy:
          'Tę ofertę wysłano w imieniu {seller} za pomocą {product}. Mają Państwo pytania? Wystarczy odpowiedzieć na tę wiadomość.',
      },
      PROFORMA: {
        subject: 'Faktura pro forma {number}',
        subjectFrom: 'Faktura pro forma {number} od {seller}',
        sent: 'przesyłamy fakturę pro forma {number} na kwotę {amount} z terminem płatności {due}.',
        plain: 'przesyłamy fakturę pro forma {number} na kwotę {amount}.',
        viewButton: 'Zobacz fakturę pro forma',
        sentBy:
          'Tę fakturę pro forma wysłano w imieniu {seller} za pomocą {product}. Mają Państwo pytania? Wystarczy odpowiedzieć na tę wiadomość.',
      },
    },
    validUntil: 'Ważna do: {due}',
    valid: 'Ważna do {due}',
    validInline: 'ważna do {due}',
  },
  reminder: {
    before: {
      subject: 'Przypomnienie: termin płatności faktury {number} upływa {when}',
      message: joinParagraphs(
        'Dzień dobry, {client},',
        'uprzejmie przypominamy, że termin płatności faktury {number} na kwotę {amount} upływa {when}, {due}.',
        'Fakturę można zobaczyć i pobrać tutaj:\n{link}',
        'Jeśli płatność została już dokonana, prosimy zignorować tę wiadomość. Dziękujemy!',
      ),
    },
    after: {
      subject: 'Przypomnienie: faktura {number} jest {days} po terminie',
      message: joinParagraphs(
        'Dzień dobry, {client},',
        'termin płatności faktury {number} na kwotę {amount} upłynął {due}, {when}. Prosimy o informację, kiedy możemy spodziewać się zapłaty.',
        'Fakturę można zobaczyć i pobrać tutaj:\n{link}',
        'Jeśli płatność została już dokonana, prosimy zignorować tę wiadomość. Dziękujemy!',
      ),
    },
  },
  when: {
    today: 'dzisiaj',
    in: { one: 'za {count} dzień', few: 'za {count} dni', many: 'za {count} dni', other: 'za {count} dnia' },
    ago: {
      one: '{count} dzień temu',
      few: '{count} dni temu',
      many: '{count} dni temu',
      other: '{count} dnia temu',
    },
    days: { one: '{count} dzień', few: '{count} dni', many: '{count} dni', other: '{count} dnia' },
  },
  receipt: {
    subject: 'Potwierdzenie wpłaty za fakturę {number}',
    received: 'Otrzymaliśmy Państwa wpłatę {amount} za fakturę {number} dnia {day}. Dziękujemy!',
    fromCredit: 'Dnia {day} zaliczyliśmy {amount} z Państwa nadpłaty na poczet faktury {number}.',
    credited: 'Z tej kwoty {credit} przekracza należność i pozostaje jako Państwa nadpłata.',
    left: 'Do zapłaty pozostało {amount}, termin płatności {due}.',
    paidInFull: 'Faktura została opłacona w całości.',
  },
}
