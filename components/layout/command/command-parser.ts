import type { Permission } from '@/lib/core/access/permissions'
import type { InvoiceStatus } from '@/lib/documents/types'

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

const STATUSES: Record<string, InvoiceStatus> = {
  draft: 'DRAFT',
  sent: 'SENT',
  paid: 'PAID',
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  cancelled: 'CANCELLED',
  canceled: 'CANCELLED',
}
const STATUS = Object.keys(STATUSES).join('|')
const parseStatus = (name: string) => STATUSES[name.toLowerCase()]!

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

const COMMANDS: [RegExp, (about: string, more: string) => ParsedCommand][] = [
  [/^(?:(?:new|create|write) invoice(?: for)?|bill for) (.+)$/i, (about) => ({ kind: 'invoice', about })],
  [/^bill (.+)$/i, (about) => ({ kind: 'invoice', about, isName: true })],
  [
    /^(?:new|add|create) (?:client|customer)(?: called| named)? (.+)$/i,
    (about) => ({ kind: 'client', about }),
  ],
  [/^remind(?: (.+))?$/i, (about) => ({ kind: 'remind', about })],
  [
    new RegExp(`^mark (?:invoice |quote )?(\\S+) (?:as )?(${STATUS})$`, 'i'),
    (about, status) => ({ kind: 'mark', about, status: parseStatus(status) }),
  ],
  [
    new RegExp(`^mark (?:as )?(${STATUS}) (\\S+)$`, 'i'),
    (status, about) => ({ kind: 'mark', about, status: parseStatus(status) }),
  ],
  [/^(?:overdue|late)(?: invoices)?$/i, () => createListCommand('overdue')],
  [/^drafts?(?: invoices)?$/i, () => createListCommand('draft')],
  [/^sent(?: invoices)?$/i, () => createListCommand('sent')],
  [/^paid(?: invoices)?$/i, () => createListCommand('paid')],
  [/^cancell?ed(?: invoices)?$/i, () => createListCommand('cancelled')],
  [/^export clients$/i, () => createExportCommand('clients')],
  [/^export(?: invoices)?$/i, () => createExportCommand('invoices')],
]

/** Parses a command: "new invoice hannah", "new client Bob", "mark 0027 paid". Returns null for any other text. */
export function parseCommand(typed: string): ParsedCommand | null {
  const text = typed.trim().replace(/\s+/g, ' ')
  for (const [pattern, createCommand] of COMMANDS) {
    const match = pattern.exec(text)
    if (match) return createCommand(match[1] ?? '', match[2] ?? '')
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
