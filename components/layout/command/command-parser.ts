import type { Permission } from '@/lib/core/access/permissions'
import type { InvoiceStatus } from '@/lib/documents/types'
import type { Translator } from '@/lib/i18n/translator'

/** Parsed command. `about`: the invoice or client, as far as typed. */
export type ParsedCommand =
  /** `isName`: the text may be a name, such as Bill Smith. */
  | { kind: 'invoice'; about: string; isName?: true }
  | { kind: 'client'; about: string }
  | { kind: 'remind'; about: string }
  | { kind: 'mark'; about: string; status: InvoiceStatus }
  | { kind: 'open'; target: CommandTarget; href: string; download?: true }

/** Filtered list, or export. */
type CommandTarget = ListStatus | 'exportInvoices' | 'exportClients'
type ListStatus = 'overdue' | 'draft' | 'sent' | 'paid' | 'cancelled'

/** Phrases of the commands in the interface's language, separated by `|`: `new invoice [client] | bill for [client]`. */
type TranslatePhrases = Translator<'shell.phrases'>

/** Patterns of a command's phrases, and the command for their placeholders. */
interface CommandRule {
  patterns: RegExp[]
  createCommand: (typed: { client: string; number: string; status: string }) => ParsedCommand
}

const createListCommand = (status: ListStatus): ParsedCommand => ({
  kind: 'open',
  target: status,
  href: `/invoices?status=${status}`,
})

const createExportCommand = (resource: 'invoices' | 'clients'): ParsedCommand => ({
  kind: 'open',
  target: resource === 'invoices' ? 'exportInvoices' : 'exportClients',
  href: `/api/${resource}/export.csv`,
  download: true,
})

const splitPhrases = (phrases: string): string[] => phrases.split('|').map((phrase) => phrase.trim())

/** Returns the patterns of phrases, the longest first: "new invoice for X" is for X, not for "for X". */
function compilePhrases(phrases: string, statusNames: string[] = []): RegExp[] {
  return splitPhrases(phrases)
    .sort((a, b) => b.length - a.length)
    .map((phrase) => {
      const pattern = phrase
        .replace(/[\\^$.*+?(){}|/]/g, '\\$&')
        .replace('[client]', '(?<client>.+)')
        .replace('[number]', '(?<number>\\S+)')
        .replace('[status]', `(?<status>${statusNames.join('|')})`)
      return new RegExp(`^${pattern}$`, 'iu')
    })
}

/** Compiles the phrases of a language. The first rule that matches wins. */
export function compileCommands(t: TranslatePhrases): CommandRule[] {
  const statuses = new Map<string, InvoiceStatus>(
    (['DRAFT', 'SENT', 'PAID', 'ACCEPTED', 'DECLINED', 'CANCELLED'] as const).flatMap((status) =>
      splitPhrases(t(`status.${status}`)).map((name) => [name, status] as const),
    ),
  )
  const parseStatus = (name: string) => statuses.get(name.toLowerCase())!
  const createListRule = (status: ListStatus): CommandRule => ({
    patterns: compilePhrases(t(`open.${status}`)),
    createCommand: () => createListCommand(status),
  })
  return [
    {
      patterns: compilePhrases(t('newInvoice')),
      createCommand: ({ client }) => ({ kind: 'invoice', about: client }),
    },
    {
      patterns: compilePhrases(t('billClient')),
      createCommand: ({ client }) => ({ kind: 'invoice', about: client, isName: true }),
    },
    {
      patterns: compilePhrases(t('newClient')),
      createCommand: ({ client }) => ({ kind: 'client', about: client }),
    },
    {
      patterns: compilePhrases(t('remind')),
      createCommand: ({ client }) => ({ kind: 'remind', about: client }),
    },
    {
      patterns: compilePhrases(t('mark'), [...statuses.keys()]),
      createCommand: ({ number, status }) => ({ kind: 'mark', about: number, status: parseStatus(status) }),
    },
    ...(['overdue', 'draft', 'sent', 'paid', 'cancelled'] as const).map(createListRule),
    {
      patterns: compilePhrases(t('open.exportClients')),
      createCommand: () => createExportCommand('clients'),
    },
    {
      patterns: compilePhrases(t('open.exportInvoices')),
      createCommand: () => createExportCommand('invoices'),
    },
  ]
}

/** Parses a command: "new invoice hannah", "new client Bob", "mark 0027 paid". Returns null for any other text. */
export function parseCommand(typed: string, rules: CommandRule[]): ParsedCommand | null {
  const text = typed.trim().replace(/\s+/g, ' ')
  for (const { patterns, createCommand } of rules)
    for (const pattern of patterns) {
      const match = pattern.exec(text)
      if (match) {
        const { client = '', number = '', status = '' } = match.groups ?? {}
        return createCommand({ client, number, status })
      }
    }
  return null
}

/** Returns the command if the user may run it, otherwise null, so that the text is only searched for. */
export function toAllowedCommand(
  command: ParsedCommand | null,
  may: (permission: Permission) => boolean,
): ParsedCommand | null {
  if (!command) return null
  if (command.kind === 'open') return !command.download || may('export') ? command : null
  if (command.kind === 'mark' && command.status === 'CANCELLED' && !may('remove')) return null
  return may('write') ? command : null
}

/** Returns the search for a command or plain text. */
export function toSearchQuery(
  typed: string,
  command: ParsedCommand | null,
): { q: string; of?: 'overdue' | 'number' } {
  if (command?.kind === 'remind') return { q: command.about, of: 'overdue' }
  if (command?.kind === 'mark') return { q: command.about, of: 'number' }
  if (command?.kind === 'invoice' || command?.kind === 'client') return { q: command.about }
  return { q: typed.trim() }
}
