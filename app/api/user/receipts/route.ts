import { refuseAllBut } from '@/lib/http/methods'
import { json, parseJson, withUser } from '@/lib/http/server'
import { sendsReceipts, setSendsReceipts } from '@/lib/payments/receipt'
import { receiptsSchema } from '@/lib/payments/schema'

export const GET = withUser(async ({ user }) => json({ isOn: await sendsReceipts(user.id) }))

export const PATCH = withUser(async ({ user, request }) => {
  const { isOn } = await parseJson(request, receiptsSchema)
  await setSendsReceipts(user.id, isOn)
  return json({ isOn })
})

export const { POST, PUT, DELETE } = refuseAllBut('GET', 'PATCH')
