import * as api from '@/lib/api/definitions/numbers'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { listPage } from '@/lib/api/answers'
import { listSeries } from '@/lib/reports/numbers/series'
import { seriesText } from '@/lib/reports/numbers/words'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.listNumberReport, async ({ actor, request, query }) => {
    const { rows, next } = await listSeries(actor, query.before ?? null)
    const told = rows.map((report) => ({ ...report, summary: seriesText(report) }))
    return listPage(request, told, next)
  }),
)
