'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import type { RuleId } from '@/lib/presend-check/rule-registry'
import type { silenceRule } from '@/lib/api/definitions/settings/preferences'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

/** Silenced rules of the pre-send check, which can be turned back on. */
export function SilencedChecksCard({ silenced }: { silenced: RuleId[] }) {
  const t = useTranslations('settings.checks')
  const tCommon = useTranslations('common')
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
      toastError(tCommon('saveFailed'), error)
    }
    setPending(null)
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle ref={title} tabIndex={-1}>
          {t('title')}
        </CardTitle>
        <CardDescription>{rules.length > 0 ? t('silenced') : t('none')}</CardDescription>
      </CardHeader>
      {rules.length > 0 && (
        <CardContent>
          <ul className="divide-y border-y">
            {rules.map((rule) => (
              <li key={rule} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <span className="min-w-0 wrap-anywhere">{t(`name.${rule}`)}</span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('turnOnNamed', { name: t(`name.${rule}`) })}
                  loading={pending === rule}
                  onClick={() => unsilenceRule(rule)}
                >
                  {t('turnOn')}
                </Button>
              </li>
            ))}
          </ul>
        </CardContent>
      )}
    </Card>
  )
}
