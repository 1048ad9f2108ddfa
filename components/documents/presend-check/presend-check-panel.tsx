'use client'

import { useRef, useState, type Ref } from 'react'
import { ChevronDown, CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Finding } from '@/lib/presend-check/finding-response'
import type { CheckLevel } from '@/lib/presend-check/rule-registry'
import { FindingItem, type FindingChange } from './finding-item'
import { useRouter } from 'next/navigation'
import { useHasPermission } from '@/components/shared/permissions'
import { isDraft } from '@/lib/documents/lifecycle/kinds'
import { useInvoiceStatus } from '@/components/documents/detail/invoice-status'

/** Findings shown before the rest is collapsed. */
const SHOWN = 4

interface PresendCheckPanelProps {
  ref?: Ref<HTMLElement>
  invoiceId: number
  findings: Finding[]
  /** Called after a finding was fixed or silenced, to run the check again. */
  onChanged: (change: FindingChange) => unknown
}

/** Findings to review before an invoice is sent, or one line if there are none. */
export function PresendCheckPanel({ ref, invoiceId, findings, onChanged }: PresendCheckPanelProps) {
  const t = useTranslations('presendCheck')
  const [all, setAll] = useState(false)
  const summaryLine = useRef<HTMLParagraphElement>(null)
  const shown = all || findings.length <= SHOWN + 1 ? findings : findings.slice(0, SHOWN)
  const hidden = findings.length - shown.length

  return (
    <section ref={ref} aria-label={t('label')} className="rounded-md border text-sm">
      <p
        ref={summaryLine}
        role="status"
        tabIndex={-1}
        className="flex min-h-11 items-center gap-2.5 rounded-md px-3 py-2 font-medium"
      >
        <Summary findings={findings} />
      </p>
      {findings.length > 0 && (
        <ul className="divide-y border-t">
          {shown.map((finding) => (
            <FindingItem
              key={finding.rule}
              invoiceId={invoiceId}
              finding={finding}
              onChange={(change) => {
                // The focused row is about to be removed.
                summaryLine.current?.focus()
                onChanged(change)
              }}
            />
          ))}
          {hidden > 0 && (
            <li>
              <button
                type="button"
                onClick={() => setAll(true)}
                className="hover:bg-muted/60 text-muted-foreground min-h-11 w-full px-3 text-left sm:pl-9.5"
              >
                {t('showAll')}
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

const count = (findings: Finding[], level: CheckLevel) => findings.filter((one) => one.level === level).length

/** Counts the findings of the highest level. Hints aren't counted, because they need no action. */
function summarize(findings: Finding[]) {
  const [blocks, warnings] = [count(findings, 'BLOCK'), count(findings, 'WARN')]
  if (blocks > 0) return { result: 'blocked', count: blocks } as const
  return { result: warnings > 0 ? 'review' : 'ready', count: warnings } as const
}

/** Result of the check, in a few words. */
function Summary({ findings }: { findings: Finding[] }) {
  const t = useTranslations('presendCheck')
  const { result, count } = summarize(findings)
  return (
    <>
      {result === 'ready' && <CircleCheck aria-hidden="true" className="text-success size-4 shrink-0" />}
      {t(`summary.${result}`, { count })}
    </>
  )
}

const CARD_ID = 'presend-check'

/** Link to the check, for screens where the card is below the document. */
export function PresendCheckLink({ findings }: { findings: Finding[] }) {
  const mayWrite = useHasPermission('write')
  if (!isDraft(useInvoiceStatus()) || !mayWrite) return null
  return (
    <a
      href={`#${CARD_ID}`}
      className="bg-card mb-4 flex min-h-11 items-center gap-2.5 rounded-lg px-3 py-2 text-sm font-medium shadow-sm @min-[57.5rem]:hidden"
    >
      <Summary findings={findings} />
      <ChevronDown aria-hidden="true" className="text-muted-foreground ml-auto size-4 shrink-0" />
    </a>
  )
}

/** Pre-send check on the screen of a draft. */
export function PresendCheckCard({ invoiceId, findings }: { invoiceId: number; findings: Finding[] }) {
  const router = useRouter()
  const mayWrite = useHasPermission('write')
  if (!isDraft(useInvoiceStatus()) || !mayWrite) return null
  return (
    <div id={CARD_ID} className="bg-card scroll-mt-20 rounded-lg shadow-sm">
      <PresendCheckPanel invoiceId={invoiceId} findings={findings} onChanged={() => router.refresh()} />
    </div>
  )
}
