import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { toast } from '@/components/hooks/use-toast'
import { showServerErrors } from './show-server-errors'
import { ApiError, getErrorMessage } from '@/lib/platform/http/api-client'

/**
 * Sets the API's field errors in the form and shows the message in a toast. Returns the first invalid field, if any.
 */
export function showFormError<T extends FieldValues>(
  error: unknown,
  title: string,
  setError: UseFormSetError<T>,
): Path<T> | undefined {
  toast({ title, description: getErrorMessage(error), variant: 'destructive' })
  if (!(error instanceof ApiError)) return undefined
  const fields = Object.keys(error.errors) as Path<T>[]
  showServerErrors({ setError }, error, fields)
  return fields[0]
}
