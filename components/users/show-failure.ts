import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { toast } from '@/components/hooks/use-toast'
import { ApiError, messageOf } from '@/lib/platform/http/client'

/** Puts what the server says about fields at those fields, the rest into a toast. Answers the first field, if any. */
export function showFailure<T extends FieldValues>(
  error: unknown,
  title: string,
  setError: UseFormSetError<T>,
): Path<T> | undefined {
  toast({ title, description: messageOf(error), variant: 'destructive' })
  if (!(error instanceof ApiError)) return undefined
  const fields = Object.keys(error.errors) as Path<T>[]
  fields.forEach((field, index) =>
    setError(field, { message: error.errors[field]![0] }, { shouldFocus: index === 0 }),
  )
  return fields[0]
}
