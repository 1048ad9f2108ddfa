import * as api from '@/lib/api/definitions/numbers'
import { getInterfaceLanguage } from '@/lib/api/interface-language'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { todayIn } from '@/lib/core/dates'
import { createNumberPdf } from '@/lib/exports/number-pdf'
import { pdfResponse } from '@/lib/platform/http/download'
import { parseSequenceParam } from '@/lib/reports/numbers/sequence-params'

/** Seconds, on hosts with a limit. */
export const maxDuration = 60

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.getNumberPdf, async ({ actor, request, query }) =>
    pdfResponse(
      request,
      await createNumberPdf(actor, parseSequenceParam(query.series), await getInterfaceLanguage()),
      `Invoice-numbers-${todayIn(actor.timeZone)}.pdf`,
      {},
    ),
  ),
)
