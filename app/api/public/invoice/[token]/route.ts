import { refuseAllBut } from '@/lib/http/methods'
import { json, publicRoute } from '@/lib/http/server'
import { getPublicInvoice } from '@/lib/invoices/public'

export const GET = publicRoute(async ({ params }) => json(await getPublicInvoice(params.token ?? '')))

export const { POST, PUT, PATCH, DELETE } = refuseAllBut('GET')
