import * as api from '@/lib/api/definitions/settings/items'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { createSavedItem, listSavedItems } from '@/lib/documents/items/saved-items'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listSavedItems, ({ actor }) => listSavedItems(actor)),
  serve(api.createSavedItem, ({ actor, body }) => createSavedItem(actor, body)),
)
