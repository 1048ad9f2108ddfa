'use client'

import { useTranslations } from 'next-intl'
import { useParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { listBusinessesWithRecord } from '@/lib/api/definitions/members'
import { callApi } from '@/lib/platform/http/api-client'
import type { OtherBusiness } from '@/lib/reports/businesses/other-business-response'
import { useBusinessSwitch, useSwitchBusiness } from './switch-business'

const FOLDERS = { invoice: '/invoices', client: '/clients' }

/**
 * Links to the user's other businesses in which the missing invoice or client exists. Comes last in the card, so that
 * loading it shifts nothing.
 */
export function OtherBusinessLinks({ what }: { what: 'invoice' | 'client' }) {
  const { id } = useParams<{ id?: string }>()
  const t = useTranslations('common.businessSwitch')
  const switching = useBusinessSwitch()
  const { switchToBusiness } = useSwitchBusiness()
  const [found, setFound] = useState<OtherBusiness[]>([])

  useEffect(() => {
    if (!id) return
    const controller = new AbortController()
    callApi<typeof listBusinessesWithRecord>({
      method: 'GET',
      path: `/api/businesses/elsewhere?${new URLSearchParams({ [what]: id })}`,
      signal: controller.signal,
    }).then(setFound, () => undefined)
    return () => controller.abort()
  }, [what, id])

  if (found.length === 0) return null
  return (
    <div className="flex basis-full flex-wrap justify-center gap-2">
      {found.map((business) => (
        <Button
          key={business.id}
          variant="outline"
          className="max-w-full min-w-0"
          loading={switching === business.id}
          onClick={() => switchToBusiness(business, `${FOLDERS[what]}/${id}`)}
        >
          <span className="truncate">
            {t.rich('openIn', { business: business.name, name: (text) => <bdi>{text}</bdi> })}
          </span>
        </Button>
      ))}
    </div>
  )
}
