import { catalogue as german } from '@/lib/i18n/documents/de'
import { catalogue, english } from '@/lib/i18n/documents/en'
import { getMessages } from '@/lib/i18n/get-messages'
import { createCatalogue, createCountFormatter } from '@/lib/i18n/catalogue'
import messages from '@/lib/i18n/documents/en.json'
import polish from '@/lib/i18n/documents/pl.json'

it('a text that the build compiled is a template again; a plural stays compiled', () => {
  const plural = [['count', 2, { one: [['count'], ' day'], other: [['count'], ' days'] }]]
  const compiled = {
    ...messages,
    mail: { ...messages.mail, when: { ...messages.mail.when, today: 'today', days: plural } },
    receipt: { ...messages.receipt, title: ['Receipt for invoice ', ['number']] },
    byKind: { QUOTE: { untaxedOn: [['category'], ': ', ['amount']] } },
  } as unknown as typeof messages
  expect(createCatalogue(compiled)).toEqual({
    ...catalogue,
    byCountry: undefined,
    mail: { ...catalogue.mail, when: { ...catalogue.mail.when, days: plural } },
    byKind: { QUOTE: { untaxedOn: '{category}: {amount}' } },
  })
})

it('a custom label is printed as typed, whatever it means in a message format', () => {
  const typed = "Bill's '{number}' {x # {count, plural, other {y}}"
  const { document, mail } = getMessages({
    language: 'de',
    ownWords: { de: { 'sheet.kind': typed, 'statuses.PAID': typed, 'letter.subject': typed } },
  })
  expect([document.sheet.kind, document.paymentStatus.paid, mail.letter.subject]).toEqual([
    typed,
    typed,
    typed,
  ])
  expect(document.title).toBe(german.document.title.replace('Rechnung', () => typed))
})

it.each([
  [1, 'Due in 1 day'],
  [0, 'Due in 0 days'],
  [1000, 'Due in 1000 days'],
])('%i in a text: %s', (count, text) => {
  expect(english.formatDays('dueIn', count)).toBe(text)
})

it('a text with a number has the plural form of its language', () => {
  const format = createCountFormatter(polish.mail.when, 'pl-PL')
  expect([1, 2, 5, 1.5].map((count) => format('days', count))).toEqual([
    '1 dzień',
    '2 dni',
    '5 dni',
    '1.5 dnia',
  ])
})
