import { getListUrl, getPageLinks, type PageTrail } from '@/components/shared/list/list-links'
import type { LinkTab } from '@/components/shared/page/link-tabs'
import { RECURRING_PATH } from '@/lib/documents/lifecycle/routes'
import type { Translator } from '@/lib/i18n/translator'
import { toScheduleParams, type ScheduleFilter } from '@/lib/recurring/schedules/filter'
import { SCHEDULE_STATUSES, type ScheduleStatus } from '@/lib/recurring/schedules/types'

/** Returns the tabs of the list with their counts, if known. `current`: null for all statuses. */
export const getScheduleTabs = (
  t: Translator<'recurring'>,
  current: ScheduleStatus | null,
  counts?: Record<ScheduleStatus, number>,
): LinkTab[] => [
  {
    label: t('list.all'),
    href: RECURRING_PATH,
    current: current === null,
    count: counts && SCHEDULE_STATUSES.reduce((sum, status) => sum + counts[status], 0),
  },
  ...SCHEDULE_STATUSES.map((status) => ({
    label: t(`status.${status}`),
    href: getListUrl(RECURRING_PATH, toScheduleParams({ status })),
    current: status === current,
    count: counts?.[status],
  })),
]

/** Returns the links to the previous and next page. `next`: key of the next page. */
export const getSchedulePageLinks = (filter: ScheduleFilter, trail: PageTrail, next: string | null) =>
  getPageLinks(
    (before, from) => getListUrl(RECURRING_PATH, toScheduleParams(filter), before, from),
    filter.before,
    trail,
    next,
  )
