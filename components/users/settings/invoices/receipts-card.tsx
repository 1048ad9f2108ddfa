import { useTranslations } from 'next-intl'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import type { updateReceiptSetting } from '@/lib/api/definitions/settings/preferences'
import { callApi } from '@/lib/platform/http/api-client'
import { usePartValue } from '../settings-parts'

const PLACE = { tab: 'invoices', section: 'reminders' } as const

const saveReceiptSetting = (isOn: boolean) =>
  callApi<typeof updateReceiptSetting>({ method: 'PATCH', path: '/api/user/receipts', body: { isOn } })

/** Switch for payment receipts to clients. */
export function ReceiptsCard({ enabled }: { enabled: boolean }) {
  const t = useTranslations('settings.receipts')
  const { value, change } = usePartValue(PLACE, enabled, saveReceiptSetting)

  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        <label className="touch-target flex items-center gap-2.5">
          <Checkbox checked={value} onCheckedChange={(checked) => change(checked === true)} />
          {t('label')}
        </label>
      </CardContent>
    </Card>
  )
}
