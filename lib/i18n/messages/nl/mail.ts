import type { MailMessages } from '../../message-types'
import { joinParagraphs } from '@/lib/i18n/texts'

export const mailWords: MailMessages = {
  letter: {
    greeting: 'Beste {name},',
    nobody: 'klant',
    subject: 'Factuur {number}',
    subjectFrom: 'Factuur {number} van {seller}',
    sent: 'Hierbij ontvangt u factuur {number} van {amount}, te betalen uiterlijk {due}.',
    plain: 'Hierbij ontvangt u factuur {number} van {amount}.',
    late: 'De vervaldatum was {due}.',
    left: 'Er staat nog {amount} open.',
    leftBy: 'Er staat nog {amount} open, te betalen uiterlijk {due}.',
    view: 'U kunt het document hier bekijken en downloaden:\n{url}',
    thanks: 'Hartelijk dank voor uw vertrouwen!',
    dueDate: 'Vervaldatum: {due}',
    due: 'Te betalen uiterlijk {due}',
    settled: 'Betaald',
    dueInline: 'te betalen uiterlijk {due}',
    settledInline: 'betaald',
    viewButton: 'Factuur bekijken',
    reply: 'Vragen? Beantwoord gewoon deze e-mail.',
    sentWith: 'Verzonden met {product}',
    sentBy: '{seller} heeft u deze factuur gestuurd met {product}. Vragen? Beantwoord gewoon deze e-mail.',
    preview: '{title} van {seller}: {amount}, {when}',
    kinds: {
      CREDIT_NOTE: {
        subject: 'Creditfactuur {number}',
        subjectFrom: 'Creditfactuur {number} van {seller}',
        sent: 'Hierbij ontvangt u creditfactuur {number} van {amount}.',
        viewButton: 'Creditfactuur bekijken',
        sentBy:
          '{seller} heeft u deze creditfactuur gestuurd met {product}. Vragen? Beantwoord gewoon deze e-mail.',
      },
      QUOTE: {
        subject: 'Offerte {number}',
        subjectFrom: 'Offerte {number} van {seller}',
        sent: 'Hierbij ontvangt u onze offerte {number} van {amount}, geldig tot en met {due}. U kunt de offerte online accepteren.',
        plain: 'Hierbij ontvangt u onze offerte {number} van {amount}.',
        viewButton: 'Offerte bekijken',
        sentBy:
          '{seller} heeft u deze offerte gestuurd met {product}. Vragen? Beantwoord gewoon deze e-mail.',
      },
      PROFORMA: {
        subject: 'Proformafactuur {number}',
        subjectFrom: 'Proformafactuur {number} van {seller}',
        sent: 'Hierbij ontvangt u proformafactuur {number} van {amount}, te betalen uiterlijk {due}.',
        plain: 'Hierbij ontvangt u proformafactuur {number} van {amount}.',
        viewButton: 'Proformafactuur bekijken',
        sentBy:
          '{seller} heeft u deze proformafactuur gestuurd met {product}. Vragen? Beantwoord gewoon deze e-mail.',
      },
    },
    validUntil: 'Geldig tot en met: {due}',
    valid: 'Geldig tot en met {due}',
    validInline: 'geldig tot en met {due}',
  },
  reminder: {
    before: {
      subject: 'Herinnering: factuur {number} vervalt {when}',
      message: joinParagraphs(
        'Beste {client},',
        'Graag herinneren wij u eraan dat factuur {number} van {amount} {when} vervalt, op {due}.',
        'U kunt de factuur hier bekijken en downloaden:\n{link}',
        'Hebt u al betaald? Dan kunt u dit bericht als niet verzonden beschouwen. Hartelijk dank!',
      ),
    },
    after: {
      subject: 'Betalingsherinnering: factuur {number} is {days} te laat',
      message: joinParagraphs(
        'Beste {client},',
        'Factuur {number} van {amount} is op {due} vervallen, {when}. Kunt u ons laten weten wanneer wij uw betaling kunnen verwachten?',
        'U kunt de factuur hier bekijken en downloaden:\n{link}',
        'Hebt u al betaald? Dan kunt u dit bericht als niet verzonden beschouwen. Hartelijk dank!',
      ),
    },
  },
  when: {
    today: 'vandaag',
    in: { one: 'over {count} dag', other: 'over {count} dagen' },
    ago: { one: '{count} dag geleden', other: '{count} dagen geleden' },
    days: { one: '{count} dag', other: '{count} dagen' },
  },
  receipt: {
    subject: 'Betalingsbevestiging voor factuur {number}',
    received: 'Wij hebben uw betaling van {amount} voor factuur {number} op {day} ontvangen. Hartelijk dank!',
    fromCredit: 'Op {day} hebben we {amount} van uw tegoed verrekend met factuur {number}.',
    credited: 'Daarvan is {credit} meer dan verschuldigd was; dat bewaren we als uw tegoed.',
    left: 'Er staat nog {amount} open, te betalen uiterlijk {due}.',
    paidInFull: 'De factuur is volledig betaald.',
  },
}
