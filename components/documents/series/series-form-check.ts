import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { toFieldErrors } from '@/components/documents/form/field-errors'
import { dateErrors } from '@/components/shared/form/date-errors'
import type { DatePattern } from '@/lib/kernel/dates/pattern'
import { seriesSchema, type SeriesInput } from '@/lib/series/series-schema'
import { seriesInput, type SeriesFields } from './series-values'

/** The schema of the API, over what the typed texts mean. @param pattern of the dates in its messages */
export function checkSeries(
  version: number,
  pattern: DatePattern,
): Resolver<SeriesFields, unknown, SeriesInput> {
  const check = zodResolver(seriesSchema, dateErrors(pattern))
  return async (fields, context, options) => {
    const result = await check(seriesInput(fields, version) as never, context, options as never)
    return { ...result, errors: toFieldErrors(result.errors) } as never
  }
}
