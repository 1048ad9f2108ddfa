import * as api from '@/lib/api/definitions/overview'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { todayIn } from '@/lib/core/dates'
import { searchEverything, searchNumbers, searchOverdue } from '@/lib/reports/search/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.search, ({ user, actor, query: { q = '', of } }) => {
    switch (of) {
      case 'overdue':
        return searchOverdue(actor, q, todayIn(user.timeZone))
      case 'number':
        return searchNumbers(actor, q)
      default:
        return searchEverything(actor, q)
    }
  }),
)
