import * as api from '@/lib/api/definitions/preferences'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { sendsReceipts, setSendsReceipts } from '@/lib/documents/payments/receipts'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getReceipts, async ({ user }) => ({ isOn: await sendsReceipts(user.id) })),
  serve(api.switchReceipts, async ({ user, body: { isOn } }) => {
    await setSendsReceipts(user.id, isOn)
    return { isOn }
  }),
)
