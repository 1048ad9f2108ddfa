import * as api from '@/lib/api/definitions/settings/preferences'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { requireProof } from '@/lib/identity/fresh-proof'
import { isBankWord } from '@/lib/words/own-words'
import { changeOwnWords, getOwnWords } from '@/lib/business/own-words'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getOwnWords, async ({ actor }) => ({ words: await getOwnWords(actor) })),
  serve(api.changeOwnWords, async ({ actor, session, body }) => {
    if (Object.keys(body.words).some(isBankWord)) requireProof(session)
    return { words: await changeOwnWords(actor, body) }
  }),
)
