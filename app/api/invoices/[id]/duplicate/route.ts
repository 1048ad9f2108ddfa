import { refuseAllBut } from '@/lib/http/methods'
import { created, parseId, withUser } from '@/lib/http/server'
import { duplicateInvoice } from '@/lib/invoices/copy'

export const POST = withUser(async ({ user, params }) =>
  created(await duplicateInvoice(user.id, parseId(params.id, 'Invoice'))),
)

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
