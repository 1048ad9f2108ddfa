import * as api from '@/lib/api/definitions/settings/sender'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { getSender } from '@/lib/mail/sending/sender'

export const { GET, POST, PUT, PATCH, DELETE } = route(serve(api.getSender, ({ actor }) => getSender(actor)))
