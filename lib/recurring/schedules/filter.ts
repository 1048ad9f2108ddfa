import { isDay } from '@/lib/core/dates'
import { getFirstValue, type QueryParams } from '@/lib/core/lists/list-params'
import { formatPageKey, parsePageKey, type KeyCheck } from '@/lib/core/lists/paging'
import { SCHEDULE_STATUSES, type ScheduleStatus } from './types'

export const PAGE_SIZE = 50

/** Filter of the list of recurring schedules, as in its URL. */
export interface ScheduleFilter {
  status: ScheduleStatus | null
  /** Page key (lib/core/lists/paging.ts): only schedules after it. */
  before: string | null
}

/** Next date; empty for a schedule that has ended. */
const isDayOrNone: KeyCheck = (text) => text === '' || isDay(text)

export const parseScheduleKey = (text: string) => parsePageKey([isDayOrNone], text)

/** Parses the filter from query parameters; ignores invalid ones. */
export function parseScheduleFilter(params: QueryParams): ScheduleFilter {
  const status = getFirstValue(params.status).toUpperCase()
  const key = parseScheduleKey(getFirstValue(params.before))
  return {
    status: SCHEDULE_STATUSES.find((known) => known === status) ?? null,
    before: key && formatPageKey(key),
  }
}

/** Formats the filter as query parameters, without the page. */
export const toScheduleParams = ({ status }: Pick<ScheduleFilter, 'status'>): URLSearchParams =>
  new URLSearchParams(status ? { status: status.toLowerCase() } : {})
