import { refuseAllBut } from '@/lib/api/methods'
import { created, parseId, withUser } from '@/lib/api/server'
import { duplicateInvoice } from '@/lib/actions/documents/copy-document'

export const POST = withUser(async ({ user, params }) =>
  created(await duplicateInvoice(user.id, parseId(params.id, 'Invoice'))),
)

export const { GET, PUT, PATCH, DELETE } = refuseAllBut('POST')
