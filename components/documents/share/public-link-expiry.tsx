'use client'

import { useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/legacy/date-input'
import {
  Form,
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from '@/components/ui/form'
import { proseDay, type Day } from '@/lib/kernel/dates'
import { messageOf } from '@/lib/platform/http/client'

interface LinkExpiryProps {
  expiresOn: Day | null
  today: Day
  onSave: (expiresOn: Day | null) => Promise<void>
}

/** The last day the link works on, if there is to be one. */
export function LinkExpiry({ expiresOn, today, onSave }: LinkExpiryProps) {
  const form = useForm({ defaultValues: { expiresOn: expiresOn ?? '' } })
  const { control, formState } = form
  const day = useWatch({ control, name: 'expiresOn' })
  const isOver = expiresOn !== null && expiresOn < today

  const save = form.handleSubmit(async (typed) => {
    try {
      await onSave(typed.expiresOn || null)
    } catch (error) {
      form.setError('expiresOn', { message: messageOf(error) })
    }
  })

  return (
    <Form {...form}>
      <form noValidate onSubmit={save} className="flex flex-col items-start gap-2">
        {isOver && (
          <p className="text-caption text-destructive">
            The link stopped working after {proseDay(expiresOn)}. Choose a later day or create a new link.
          </p>
        )}
        <FormField
          control={control}
          name="expiresOn"
          render={({ field }) => (
            <FormItem className="w-full">
              <FormLabel>Last day (optional)</FormLabel>
              <FormControl>
                <DateInput min={today} {...field} />
              </FormControl>
              {!expiresOn && (
                <FormDescription>Without one, the link works until you revoke it.</FormDescription>
              )}
              <FormMessage />
            </FormItem>
          )}
        />
        {day !== (expiresOn ?? '') && (
          <Button type="submit" variant="outline" size="sm" loading={formState.isSubmitting}>
            {day ? 'Save last day' : 'Remove last day'}
          </Button>
        )}
      </form>
    </Form>
  )
}
