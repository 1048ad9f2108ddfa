import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { renameFields, showServerErrors } from '@/components/shared/form/show-server-errors'
import { toast } from '@/components/hooks/use-toast'
import { UNEXPECTED_ERROR, UNKNOWN_ERROR } from '@/lib/auth/rules/messages'
import { ApiError } from '@/lib/platform/http/api-client'

/** Returns what a toast says about a failed call: the server's words, else the specified fallbacks. */
export const authMessageOf = (error: unknown): string =>
  (error instanceof ApiError && error.message) || (error ? UNEXPECTED_ERROR : UNKNOWN_ERROR)

/** Shows a failed call in a toast, and what the server says about fields at those fields. */
export function showAuthFailure<Fields extends FieldValues, Output>(
  form: Pick<UseFormReturn<Fields, unknown, Output>, 'setError' | 'getValues'>,
  error: unknown,
  title: string,
): void {
  // The API takes one name, and the form asks for two.
  const renamed = renameFields(error, (field) => (field === 'fullName' ? 'firstName' : field))
  showServerErrors(form, renamed, Object.keys(form.getValues()) as FieldPath<Fields>[])
  toast({ title, description: authMessageOf(error), variant: 'destructive' })
}

/** Never ends, so that a form stays pending while its page is being left. */
export const untilPageIsLeft = (): Promise<never> => new Promise(() => undefined)
