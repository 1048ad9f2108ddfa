import * as api from '@/lib/api/definitions/numbers'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { parseKind } from '@/lib/documents/lifecycle/routes'
import { proposeDocumentNumber } from '@/lib/invoicing/propose-number'

/** Returns the next number for a date and a client, without assigning it. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getNextNumber, async ({ actor, query: { kind, issueDate, clientId } }) => ({
    number: await proposeDocumentNumber(actor, parseKind(kind ?? ''), issueDate ?? null, clientId ?? null),
  })),
)
