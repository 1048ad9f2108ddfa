import type { MailMessages } from '../../message-types'
import { joinParagraphs } from '@/lib/i18n/texts'

export const mailWords: MailMessages = {
  letter: {
    greeting: 'Bonjour {name},',
    nobody: 'Madame, Monsieur',
    subject: 'Facture {number}',
    subjectFrom: 'Facture {number} de {seller}',
    sent: 'Nous vous adressons la facture {number} d’un montant de {amount}, à régler au plus tard le {due}.',
    plain: 'Nous vous adressons la facture {number} d’un montant de {amount}.',
    late: 'La facture était à régler au plus tard le {due}.',
    left: 'Il reste {amount} à payer.',
    leftBy: 'Il reste {amount} à payer, au plus tard le {due}.',
    view: 'Vous pouvez consulter et télécharger le document ici\u00a0:\n{url}',
    thanks: 'Nous vous remercions de votre confiance.',
    dueDate: 'Échéance\u00a0: {due}',
    due: 'À régler au plus tard le {due}',
    settled: 'Payée',
    dueInline: 'à régler au plus tard le {due}',
    settledInline: 'payée',
    viewButton: 'Voir la facture',
    reply: 'Une question\u00a0? Il suffit de répondre à cet e-mail.',
    sentWith: 'Envoyé avec {product}',
    sentBy:
      '{seller} vous a envoyé cette facture avec {product}. Une question\u00a0? Il suffit de répondre à cet e-mail.',
    preview: '{title} de {seller}\u00a0: {amount}, {when}',
    kinds: {
      CREDIT_NOTE: {
        subject: 'Avoir {number}',
        subjectFrom: 'Avoir {number} de {seller}',
        sent: 'Nous vous adressons l’avoir {number} d’un montant de {amount}.',
        viewButton: 'Voir l’avoir',
        sentBy:
          '{seller} vous a envoyé cet avoir avec {product}. Une question\u00a0? Il suffit de répondre à cet e-mail.',
      },
      QUOTE: {
        subject: 'Devis {number}',
        subjectFrom: 'Devis {number} de {seller}',
        sent: 'Nous vous adressons notre devis {number} d’un montant de {amount}, valable jusqu’au {due}. Vous pouvez l’accepter en ligne.',
        plain: 'Nous vous adressons notre devis {number} d’un montant de {amount}.',
        viewButton: 'Voir le devis',
        sentBy:
          '{seller} vous a envoyé ce devis avec {product}. Une question\u00a0? Il suffit de répondre à cet e-mail.',
      },
      PROFORMA: {
        subject: 'Facture pro forma {number}',
        subjectFrom: 'Facture pro forma {number} de {seller}',
        sent: 'Nous vous adressons la facture pro forma {number} d’un montant de {amount}, à régler au plus tard le {due}.',
        plain: 'Nous vous adressons la facture pro forma {number} d’un montant de {amount}.',
        viewButton: 'Voir la facture pro forma',
        sentBy:
          '{seller} vous a envoyé cette facture pro forma avec {product}. Une question\u00a0? Il suffit de répondre à cet e-mail.',
      },
    },
    validUntil: 'Valable jusqu’au\u00a0: {due}',
    valid: 'Valable jusqu’au {due}',
    validInline: 'valable jusqu’au {due}',
  },
  reminder: {
    before: {
      subject: 'Rappel\u00a0: la facture {number} arrive à échéance {when}',
      message: joinParagraphs(
        'Bonjour {client},',
        'Nous nous permettons de vous rappeler que la facture {number} d’un montant de {amount} arrive à échéance {when}, le {due}.',
        'Vous pouvez la consulter et la télécharger ici\u00a0:\n{link}',
        'Si vous avez déjà effectué le règlement, merci de ne pas tenir compte de ce message.',
      ),
    },
    after: {
      subject: 'Rappel\u00a0: la facture {number} est en retard de {days}',
      message: joinParagraphs(
        'Bonjour {client},',
        'La facture {number} d’un montant de {amount} est arrivée à échéance le {due}, {when}. Pourriez-vous nous indiquer quand nous pouvons espérer votre règlement\u00a0?',
        'Vous pouvez la consulter et la télécharger ici\u00a0:\n{link}',
        'Si vous avez déjà effectué le règlement, merci de ne pas tenir compte de ce message.',
      ),
    },
  },
  when: {
    today: 'aujourd’hui',
    in: { one: 'dans {count} jour', other: 'dans {count} jours' },
    ago: { one: 'il y a {count} jour', other: 'il y a {count} jours' },
    days: { one: '{count} jour', other: '{count} jours' },
  },
  receipt: {
    subject: 'Reçu pour la facture {number}',
    received:
      'Nous avons bien reçu votre paiement de {amount} pour la facture {number} le {day}. Merci\u00a0!',
    fromCredit: 'Le {day}, nous avons imputé {amount} de votre crédit sur la facture {number}.',
    credited: 'Sur ce montant, {credit} excèdent le montant à payer et sont portés à votre crédit.',
    left: 'Il reste {amount} à payer au plus tard le {due}.',
    paidInFull: 'La facture est intégralement payée.',
  },
}
