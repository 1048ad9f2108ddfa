'use client'

import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { toast } from '@/components/hooks/use-toast'
import { ApiError, getErrorMessage } from '@/lib/platform/http/api-client'

/** Returns a function that runs a submission and shows errors in a toast and at their fields. */
export const useFormSubmit =
  <Values extends FieldValues>(title: string, setError: UseFormSetError<Values>) =>
  async (act: () => Promise<void>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      toast({ title, description: getErrorMessage(error), variant: 'destructive' })
      if (!(error instanceof ApiError)) return
      for (const [field, [message]] of Object.entries(error.errors))
        setError(field as Path<Values>, { message }, { shouldFocus: true })
    }
  }
