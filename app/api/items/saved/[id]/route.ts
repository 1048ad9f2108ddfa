import * as api from '@/lib/api/definitions/settings/items'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { changeSavedItem, removeSavedItem } from '@/lib/documents/items/saved-mutations'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.changeSavedItem, ({ actor, params, body }) => changeSavedItem(actor, params.id, body)),
  serve(api.removeSavedItem, ({ actor, params }) => removeSavedItem(actor, params.id)),
)
