import { useTranslations } from 'next-intl'
import type { ApiCall, ApiData, CallDefinition } from '@/lib/platform/http/api-call'
import { callApi, ApiError } from '@/lib/platform/http/api-client'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { renameFields, showServerErrors } from '@/components/shared/form/show-form-error'
import { toast } from '@/components/hooks/use-toast'

/** Calls an authentication route. If the server sends no message, that of the error is empty. */
export const callAuth = <D extends CallDefinition = never>(call: ApiCall<D>): Promise<ApiData<D>> =>
  callApi<D>({ ...call, fallback: '' })

/** Returns a function for the message of a failed call: the server's, or the specification's fallback (section 8). */
export function useAuthErrorMessage(): (error: unknown) => string {
  const t = useTranslations('auth.errors')
  return (error) => (error instanceof ApiError && error.message) || (error ? t('unexpected') : t('unknown'))
}

/** Returns a function that shows an error in a toast, and field errors at their fields. */
export function useAuthFailure<Fields extends FieldValues, Output>(
  form: Pick<UseFormReturn<Fields, unknown, Output>, 'setError' | 'getValues'>,
): (error: unknown, title: string) => void {
  const getErrorMessage = useAuthErrorMessage()
  return (error, title) => {
    // The API takes a full name, the form two names.
    const renamed = renameFields(error, (field) => (field === 'fullName' ? 'firstName' : field))
    showServerErrors(form, renamed, Object.keys(form.getValues()) as FieldPath<Fields>[])
    toast({ title, description: getErrorMessage(error), variant: 'destructive' })
  }
}

/** Never resolves, so that a form stays pending while its page is being left. */
export const waitForNavigation = (): Promise<never> => new Promise(() => undefined)
