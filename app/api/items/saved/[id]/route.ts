import * as api from '@/lib/api/definitions/settings/items'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { updateSavedItem, deleteSavedItem } from '@/lib/documents/items/saved-items'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.updateSavedItem, ({ actor, params, body }) => updateSavedItem(actor, params.id, body)),
  serve(api.deleteSavedItem, ({ actor, params }) => deleteSavedItem(actor, params.id)),
)
