import type { Permission } from '@/lib/core/access/permissions'
import type { InvoiceStatus } from '@/lib/documents/types'

/** Parsed command. `about`: the invoice or client, as far as typed. */
export type ParsedCommand =
  /** `isName`: the text may be a name, such as Bill Smith. */
  | { kind: 'invoice'; about: string; isName?: true }
  | { kind: 'client'; about: string }
  | { kind: 'remind'; about: string }
  | { kind: 'mark'; about: string; status: InvoiceStatus }
  | { kind: 'open'; label: string; href: string; download?: true }

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
const getStatus = (name: string) => STATUSES[name.toLowerCase()]!

const list = (name: string, status: string): ParsedCommand => ({
  kind: 'open',
  label: `${name} invoices`,
  href: `/invoices?status=${status}`,
})

const file = (what: 'invoices' | 'clients'): ParsedCommand => ({
  kind: 'open',
  label: `Export ${what} as CSV`,
  href: `/api/${what}/export.csv`,
  download: true,
})

const VERBS: [RegExp, (about: string, more: string) => ParsedCommand][] = [
  [/^(?:(?:new|create|write) invoice(?: for)?|bill for) (.+)$/i, (about) => ({ kind: 'invoice', about })],
  [/^bill (.+)$/i, (about) => ({ kind: 'invoice', about, isName: true })],
  [
    /^(?:new|add|create) (?:client|customer)(?: called| named)? (.+)$/i,
    (about) => ({ kind: 'client', about }),
  ],
  [/^remind(?: (.+))?$/i, (about) => ({ kind: 'remind', about })],
  [
    new RegExp(`^mark (?:invoice |quote )?(\\S+) (?:as )?(${STATUS})$`, 'i'),
    (about, status) => ({ kind: 'mark', about, status: getStatus(status) }),
  ],
  [
    new RegExp(`^mark (?:as )?(${STATUS}) (\\S+)$`, 'i'),
    (status, about) => ({ kind: 'mark', about, status: getStatus(status) }),
  ],
  [/^(?:overdue|late)(?: invoices)?$/i, () => list('Overdue', 'overdue')],
  [/^drafts?(?: invoices)?$/i, () => list('Draft', 'draft')],
  [/^sent(?: invoices)?$/i, () => list('Sent', 'sent')],
  [/^paid(?: invoices)?$/i, () => list('Paid', 'paid')],
  [/^cancell?ed(?: invoices)?$/i, () => list('Cancelled', 'cancelled')],
  [/^export clients$/i, () => file('clients')],
  [/^export(?: invoices)?$/i, () => file('invoices')],
]

/** Parses a command: "new invoice hannah", "new client Bob", "mark 0027 paid". Returns null for any other text. */
export function parseCommand(typed: string): ParsedCommand | null {
  const text = typed.trim().replace(/\s+/g, ' ')
  for (const [pattern, verb] of VERBS) {
    const match = pattern.exec(text)
    if (match) return verb(match[1] ?? '', match[2] ?? '')
  }
  return null
}

/** Returns the command if the user may run it, otherwise null, so that the text is only searched for. */
export function toAllowedCommand(
  verb: ParsedCommand | null,
  may: (permission: Permission) => boolean,
): ParsedCommand | null {
  if (!verb) return null
  if (verb.kind === 'open') return !verb.download || may('export') ? verb : null
  if (verb.kind === 'mark' && verb.status === 'CANCELLED' && !may('remove')) return null
  return may('write') ? verb : null
}

/** Returns the search for a command or plain text. */
export function toSearchQuery(
  typed: string,
  verb: ParsedCommand | null,
): { q: string; of?: 'overdue' | 'number' } {
  if (verb?.kind === 'remind') return { q: verb.about, of: 'overdue' }
  if (verb?.kind === 'mark') return { q: verb.about, of: 'number' }
  if (verb?.kind === 'invoice' || verb?.kind === 'client') return { q: verb.about }
  return { q: typed.trim() }
}
