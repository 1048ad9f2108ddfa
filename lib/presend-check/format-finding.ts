import type { InterfaceFormats } from '@/lib/i18n/interface-formats'
import type { Translator } from '@/lib/i18n/translator'
import type { Finding } from './finding-response'

/** Formats the message of a finding in the language of `t` and `formats`. */
export function formatFinding(
  { rule, values }: Pick<Finding, 'rule' | 'values'>,
  t: Translator<'presendCheck.findings'>,
  { money }: InterfaceFormats,
): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? money(value.amount, value.currency) : value,
  ])
  // Avoids `….` after a truncated name.
  return t(rule, Object.fromEntries(texts) as Record<string, string | number>).replace(/…\.$/, '…')
}
