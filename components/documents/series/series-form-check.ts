import type { Resolver } from 'react-hook-form'
import { schemaResolver } from '@/components/documents/form/schema-resolver'
import type { DatePattern } from '@/lib/kernel/dates/pattern'
import { seriesSchema, type SeriesInput } from '@/lib/series/series-schema'
import { seriesInput, type SeriesFields } from './series-values'

/** Returns the resolver of the series form. @param pattern of the dates in its messages */
export const checkSeries = (
  version: number,
  pattern: DatePattern,
): Resolver<SeriesFields, unknown, SeriesInput> =>
  schemaResolver(seriesSchema, (fields: SeriesFields) => seriesInput(fields, version), pattern)
