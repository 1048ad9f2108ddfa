import type { MailMessages } from '../../message-types'
import { joinParagraphs } from '@/lib/i18n/texts'

export const mailWords: MailMessages = {
  letter: {
    greeting: 'Hej {name},',
    nobody: 'bästa kund',
    subject: 'Faktura {number}',
    subjectFrom: 'Faktura {number} från {seller}',
    sent: 'Här kommer faktura {number} på {amount}, med förfallodatum {due}.',
    plain: 'Här kommer faktura {number} på {amount}.',
    late: 'Fakturan förföll den {due}.',
    left: '{amount} återstår att betala.',
    leftBy: '{amount} återstår att betala, senast den {due}.',
    view: 'Här kan du se och ladda ner den:\n{url}',
    thanks: 'Tack för förtroendet!',
    dueDate: 'Förfallodatum: {due}',
    due: 'Förfaller {due}',
    settled: 'Betald',
    dueInline: 'förfaller {due}',
    settledInline: 'betald',
    viewButton: 'Visa fakturan',
    reply: 'Frågor? Svara bara på det här mejlet.',
    sentWith: 'Skickat med {product}',
    sentBy:
      '{seller} har skickat den här fakturan till dig med {product}. Frågor? Svara bara på det här mejlet.',
    preview: '{title} från {seller}: {amount}, {when}',
    kinds: {
      CREDIT_NOTE: {
        subject: 'Kreditfaktura {number}',
        subjectFrom: 'Kreditfaktura {number} från {seller}',
        sent: 'Här kommer kreditfaktura {number} på {amount}.',
        viewButton: 'Visa kreditfakturan',
        sentBy:
          '{seller} har skickat den här kreditfakturan till dig med {product}. Frågor? Svara bara på det här mejlet.',
      },
      QUOTE: {
        subject: 'Offert {number}',
        subjectFrom: 'Offert {number} från {seller}',
        sent: 'Här kommer vår offert {number} på {amount}, giltig till och med {due}. Du kan acceptera den online.',
        plain: 'Här kommer vår offert {number} på {amount}.',
        viewButton: 'Visa offerten',
        sentBy:
          '{seller} har skickat den här offerten till dig med {product}. Frågor? Svara bara på det här mejlet.',
      },
      PROFORMA: {
        subject: 'Proformafaktura {number}',
        subjectFrom: 'Proformafaktura {number} från {seller}',
        sent: 'Här kommer proformafaktura {number} på {amount}, med förfallodatum {due}.',
        plain: 'Här kommer proformafaktura {number} på {amount}.',
        viewButton: 'Visa proformafakturan',
        sentBy:
          '{seller} har skickat den här proformafakturan till dig med {product}. Frågor? Svara bara på det här mejlet.',
      },
    },
    validUntil: 'Giltig till och med: {due}',
    valid: 'Giltig till och med {due}',
    validInline: 'giltig till och med {due}',
  },
  reminder: {
    before: {
      subject: 'Påminnelse: faktura {number} förfaller {when}',
      message: joinParagraphs(
        'Hej {client},',
        'Vi vill påminna om att faktura {number} på {amount} förfaller {when}, den {due}.',
        'Här kan du se och ladda ner den:\n{link}',
        'Om du redan har betalat kan du bortse från det här meddelandet. Tack!',
      ),
    },
    after: {
      subject: 'Betalningspåminnelse: faktura {number} är {days} försenad',
      message: joinParagraphs(
        'Hej {client},',
        'Faktura {number} på {amount} förföll den {due}, {when}. Kan du meddela oss när vi kan förvänta oss din betalning?',
        'Här kan du se och ladda ner den:\n{link}',
        'Om du redan har betalat kan du bortse från det här meddelandet. Tack!',
      ),
    },
  },
  when: {
    today: 'i dag',
    in: { one: 'om {count} dag', other: 'om {count} dagar' },
    ago: { one: 'för {count} dag sedan', other: 'för {count} dagar sedan' },
    days: { one: '{count} dag', other: '{count} dagar' },
  },
  receipt: {
    subject: 'Kvitto för faktura {number}',
    received: 'Vi har tagit emot din betalning på {amount} för faktura {number} den {day}. Tack!',
    fromCredit: 'Den {day} använde vi {amount} av ditt tillgodohavande till faktura {number}.',
    credited: 'Av det är {credit} mer än vad som skulle betalas; det sparas som ditt tillgodohavande.',
    left: '{amount} återstår att betala, med förfallodatum {due}.',
    paidInFull: 'Fakturan är betald i sin helhet.',
  },
}
