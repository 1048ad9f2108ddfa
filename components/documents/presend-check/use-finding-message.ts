import { useLocale, useTranslations } from 'next-intl'
import { useFormats } from '@/components/shared/formats'
import { DEFAULT_INTERFACE_LANGUAGE } from '@/lib/i18n/interface-language'
import type { Finding } from '@/lib/presend-check/finding-response'
import { formatFinding } from '@/lib/presend-check/format-finding'

/** Returns the message of a finding in the interface's language; the API's own is English. */
export function useFindingMessage(finding: Finding): string {
  const t = useTranslations('presendCheck.findings')
  const formats = useFormats()
  return useLocale() === DEFAULT_INTERFACE_LANGUAGE ? finding.message : formatFinding(finding, t, formats)
}
