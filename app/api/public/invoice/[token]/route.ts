import { json, publicRoute } from '@/lib/http/server'
import { getPublicInvoice } from '@/lib/invoices/public'

export const GET = publicRoute(async ({ params }) => json(await getPublicInvoice(params.token ?? '')))
