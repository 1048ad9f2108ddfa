'use client'

import { useMemo } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import { useDateFormat } from '@/components/shared/date-format'
import { DateInput } from '@/components/shared/form/date-input'
import { HydratedArea } from '@/components/shared/form/hydrated-area'
import { Button } from '@/components/ui/button'
import {
  Form,
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from '@/components/ui/form'
import type { ExpiryFields, LinkExpiry } from './link-expiry-check'
import { proseDay, type Day } from '@/lib/kernel/dates'
import { messageOf } from '@/lib/platform/http/client'

const loadCheck = () => import('./link-expiry-check')

interface LinkExpiryProps {
  expiresOn: Day | null
  today: Day
  onSave: (expiresOn: Day | null) => Promise<void>
}

/** The last day the link works on, if there is to be one. */
export function PublicLinkExpiry({ expiresOn, today, onSave }: LinkExpiryProps) {
  const { pattern } = useDateFormat()
  const resolver = useMemo(
    (): Resolver<ExpiryFields, unknown, LinkExpiry> =>
      async (...fields) =>
        (await loadCheck()).checkExpiry(pattern)(...fields),
    [pattern],
  )
  const form = useForm({ resolver, defaultValues: { expiresOn: expiresOn ?? '' } })
  const { control, formState } = form
  const day = useWatch({ control, name: 'expiresOn' })
  const isOver = expiresOn !== null && expiresOn < today

  const save = form.handleSubmit(async (typed) => {
    try {
      await onSave(typed.expiresOn)
    } catch (error) {
      form.setError('expiresOn', { message: messageOf(error) })
    }
  })

  return (
    <Form {...form}>
      <form method="post" noValidate onSubmit={save} className="flex flex-col items-start gap-2">
        <HydratedArea>
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
                  <DateInput {...field} />
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
        </HydratedArea>
      </form>
    </Form>
  )
}
