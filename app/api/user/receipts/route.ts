import { refuseAllBut } from '@/lib/api/methods'
import { json, parseJson, withUser } from '@/lib/api/server'
import { sendsReceipts, setSendsReceipts } from '@/lib/documents/payments/receipts'
import { receiptsSchema } from '@/lib/documents/payments/schema'

export const GET = withUser(async ({ user }) => json({ isOn: await sendsReceipts(user.id) }))

export const PATCH = withUser(async ({ user, request }) => {
  const { isOn } = await parseJson(request, receiptsSchema)
  await setSendsReceipts(user.id, isOn)
  return json({ isOn })
})

export const { POST, PUT, DELETE } = refuseAllBut('GET', 'PATCH')
