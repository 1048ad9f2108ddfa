import * as api from '@/lib/api/definitions/settings/preferences'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { isReceiptByDefault, setReceiptByDefault } from '@/lib/documents/payments/receipt-settings'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getReceipts, async ({ actor }) => ({ isOn: await isReceiptByDefault(actor) })),
  serve(api.switchReceipts, async ({ actor, body: { isOn } }) => {
    await setReceiptByDefault(actor, isOn)
    return { isOn }
  }),
)
