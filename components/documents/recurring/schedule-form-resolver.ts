import type { Resolver } from 'react-hook-form'
import { schemaResolver } from '@/components/documents/form/schema-resolver'
import type { DatePattern } from '@/lib/core/reader-locale'
import {
  recurringScheduleSchema,
  type RecurringScheduleInput,
} from '@/lib/recurring/schedules/recurring-schedule-schema'
import { toScheduleInput, type ScheduleFields } from './schedule-values'

/** Returns the resolver of the schedule form. `pattern`: date format of its messages. */
export const createScheduleResolver = (
  version: number,
  pattern: DatePattern,
): Resolver<ScheduleFields, unknown, RecurringScheduleInput> =>
  schemaResolver(
    recurringScheduleSchema,
    (fields: ScheduleFields) => toScheduleInput(fields, version),
    pattern,
  )
