import { refuseAllBut } from '@/lib/api/methods'
import { json, publicRoute } from '@/lib/api/server'
import { getPublicInvoice } from '@/lib/sharing/public'

export const GET = publicRoute(async ({ params }) => json(await getPublicInvoice(params.token ?? '')))

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
