'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { RULE_REGISTRY, type RuleId } from '@/lib/presend-check/rule-registry'
import type { silenceRule } from '@/lib/api/definitions/settings/preferences'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

/** Silenced rules of the pre-send check, which can be turned back on. */
export function SilencedChecksCard({ silenced }: { silenced: RuleId[] }) {
  const router = useRouter()
  const [rules, setRules] = useState(silenced)
  const [pending, setPending] = useState<RuleId | null>(null)
  const title = useRef<HTMLHeadingElement>(null)

  const unsilenceRule = async (rule: RuleId) => {
    setPending(rule)
    try {
      const body = { rule, silenced: false }
      const answer = await callApi<typeof silenceRule>({ method: 'PATCH', path: '/api/user/checks', body })
      setRules(answer.silenced)
      // The focused row is about to be removed.
      title.current?.focus()
      router.refresh()
    } catch (error) {
      toastError('Failed to save', error)
    }
    setPending(null)
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle ref={title} tabIndex={-1}>
          Check before sending
        </CardTitle>
        <CardDescription>
          {rules.length > 0
            ? 'You turned these checks off.'
            : 'Every draft is checked before it’s sent. Checks you turn off are listed here.'}
        </CardDescription>
      </CardHeader>
      {rules.length > 0 && (
        <CardContent>
          <ul className="divide-y border-y">
            {rules.map((rule) => (
              <li key={rule} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <span className="min-w-0 wrap-anywhere">{RULE_REGISTRY[rule].name}</span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Turn back on: ${RULE_REGISTRY[rule].name}`}
                  loading={pending === rule}
                  onClick={() => unsilenceRule(rule)}
                >
                  Turn back on
                </Button>
              </li>
            ))}
          </ul>
        </CardContent>
      )}
    </Card>
  )
}
