import * as api from '@/lib/api/definitions/settings/preferences'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { areReceiptsEnabled, setReceiptsEnabled } from '@/lib/documents/payments/receipt-settings'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getReceiptSetting, async ({ actor }) => ({ isOn: await areReceiptsEnabled(actor) })),
  serve(api.updateReceiptSetting, async ({ actor, body: { isOn } }) => {
    await setReceiptsEnabled(actor, isOn)
    return { isOn }
  }),
)
