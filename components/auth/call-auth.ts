import type { ApiCall, ApiData, CallDefinition } from '@/lib/platform/http/api-call'
import { UNEXPECTED_ERROR, UNKNOWN_ERROR } from '@/lib/auth/rules/messages'
import { callApi, ApiError } from '@/lib/platform/http/api-client'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { renameFields, showServerErrors } from '@/components/shared/form/show-form-error'
import { toast } from '@/components/hooks/use-toast'

/** Calls an authentication route. An error without a message gets the specified one (section 8). */
export const callAuth = <D extends CallDefinition = never>(call: ApiCall<D>): Promise<ApiData<D>> =>
  callApi<D>({ ...call, fallback: UNEXPECTED_ERROR })

/** Returns the message for a failed call: the server's, or the fallback in the specification. */
export const getAuthErrorMessage = (error: unknown): string =>
  (error instanceof ApiError && error.message) || (error ? UNEXPECTED_ERROR : UNKNOWN_ERROR)

/** Shows an error in a toast, and field errors at their fields. */
export function showAuthFailure<Fields extends FieldValues, Output>(
  form: Pick<UseFormReturn<Fields, unknown, Output>, 'setError' | 'getValues'>,
  error: unknown,
  title: string,
): void {
  // The API takes a full name, the form two names.
  const renamed = renameFields(error, (field) => (field === 'fullName' ? 'firstName' : field))
  showServerErrors(form, renamed, Object.keys(form.getValues()) as FieldPath<Fields>[])
  toast({ title, description: getAuthErrorMessage(error), variant: 'destructive' })
}

/** Never resolves, so that a form stays pending while its page is being left. */
export const waitForNavigation = (): Promise<never> => new Promise(() => undefined)
