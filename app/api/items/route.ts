import * as api from '@/lib/api/definitions/settings/items'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { parseItemFilter, listItems } from '@/lib/documents/items/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listItems, ({ user, actor, query }) => listItems(actor, parseItemFilter(query, user.currency))),
)
