import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { seriesSchema, type SeriesInput } from '@/lib/series/series-schema'
import { seriesInput, type SeriesFields } from './series-values'

const check = zodResolver(seriesSchema)

/** The schema of the API, over what the typed texts mean. */
export const checkSeries =
  (version: number): Resolver<SeriesFields, unknown, SeriesInput> =>
  (fields, context, options) =>
    check(seriesInput(fields, version) as never, context, options as never) as never
