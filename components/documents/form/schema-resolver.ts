import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { createDateErrorOptions } from '@/components/shared/form/date-errors'
import type { DatePattern } from '@/lib/core/reader-locale'
import { toFieldErrors } from './field-errors'

/**
 * Returns a resolver that validates the parsed fields with a schema of the API. `pattern`: date format of its messages.
 */
export function schemaResolver<Fields extends FieldValues, Output>(
  schema: z.ZodType<Output, FieldValues>,
  toInput: (fields: Fields) => unknown,
  pattern: DatePattern,
): Resolver<Fields, unknown, Output> {
  const check = zodResolver(schema, createDateErrorOptions(pattern))
  return async (fields, context, options) => {
    const result = await check(toInput(fields) as never, context, options as never)
    return { ...result, errors: toFieldErrors(result.errors) } as never
  }
}
