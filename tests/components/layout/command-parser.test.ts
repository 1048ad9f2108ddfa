import { createTranslator } from 'next-intl'
import { compileCommands, parseCommand, toSearchQuery } from '@/components/layout/command/command-parser'
import german from '@/lib/i18n/interface/de.json'
import english from '@/lib/i18n/interface/en.json'

const compile = (messages: typeof english) =>
  compileCommands(createTranslator({ locale: 'en', messages, namespace: 'shell.phrases' }))
const rules = compile(english)
const germanRules = compile(german)

it.each([
  ['new invoice hannah', { kind: 'invoice', about: 'hannah' }],
  ['  Create  invoice for Grace Hopper ', { kind: 'invoice', about: 'Grace Hopper' }],
  ['bill oakline', { kind: 'invoice', about: 'oakline', isName: true }],
  ['bill for Bill Smith', { kind: 'invoice', about: 'Bill Smith' }],
  ['New client Bob de Vries', { kind: 'client', about: 'Bob de Vries' }],
  ['add customer bob', { kind: 'client', about: 'bob' }],
  ['remind', { kind: 'remind', about: '' }],
  ['remind hannah', { kind: 'remind', about: 'hannah' }],
  ['mark 0027 paid', { kind: 'mark', about: '0027', status: 'PAID' }],
  ['Mark INV-0027 as Sent', { kind: 'mark', about: 'INV-0027', status: 'SENT' }],
  ['mark paid 27', { kind: 'mark', about: '27', status: 'PAID' }],
  ['mark 2026/017 canceled', { kind: 'mark', about: '2026/017', status: 'CANCELLED' }],
  ['overdue', { kind: 'open', target: 'overdue', href: '/invoices?status=overdue' }],
  ['drafts', { kind: 'open', target: 'draft', href: '/invoices?status=draft' }],
  [
    'export',
    {
      kind: 'open',
      target: 'exportInvoices',
      href: '/api/invoices/export.csv',
      download: true,
    },
  ],
])('the command menu parses “%s” as a command', (typed, verb) => {
  expect(parseCommand(typed, rules)).toEqual(verb)
})

it.each([
  ['neue rechnung hannah', { kind: 'invoice', about: 'hannah' }],
  ['Rechnung für Grace Hopper', { kind: 'invoice', about: 'Grace Hopper' }],
  ['Neuer Kunde Bob de Vries', { kind: 'client', about: 'Bob de Vries' }],
  ['Kunden Bob anlegen', { kind: 'client', about: 'Bob' }],
  ['erinnere hannah', { kind: 'remind', about: 'hannah' }],
  ['hannah mahnen', { kind: 'remind', about: 'hannah' }],
  ['markiere RE-0027 als bezahlt', { kind: 'mark', about: 'RE-0027', status: 'PAID' }],
  ['Rechnung 27 als storniert markieren', { kind: 'mark', about: '27', status: 'CANCELLED' }],
  ['ÜBERFÄLLIGE Rechnungen', { kind: 'open', target: 'overdue', href: '/invoices?status=overdue' }],
  [
    'Kunden exportieren',
    { kind: 'open', target: 'exportClients', href: '/api/clients/export.csv', download: true },
  ],
  ['rechnung 27', null],
  ['hannah', null],
])('the command menu parses “%s” in German', (typed, command) => {
  expect(parseCommand(typed, germanRules)).toEqual(command)
})

it.each([
  '',
  'new',
  'new invoice',
  'new client',
  'hannah',
  'mark',
  'mark 27',
  'mark 27 gone',
  'invoice 27',
  'reminder',
])('the command menu treats “%s” as a search', (typed) => expect(parseCommand(typed, rules)).toBeNull())

it.each([
  ['remind hannah', { q: 'hannah', of: 'overdue' }],
  ['mark 27 paid', { q: '27', of: 'number' }],
  ['new invoice hannah', { q: 'hannah' }],
  ['new client bob', { q: 'bob' }],
  [' overdue ', { q: 'overdue' }],
])('the command menu searches for the right resource: %s', (typed, wanted) => {
  expect(toSearchQuery(typed, parseCommand(typed, rules))).toEqual(wanted)
})
