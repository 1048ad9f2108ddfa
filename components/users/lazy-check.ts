'use client'

import { useEffect } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { whenIdle } from '@/components/shared/browser/when-idle'
import { toast } from '@/components/hooks/use-toast'
import { SOMETHING_WENT_WRONG } from '@/lib/platform/http/client'

const load = () => import('./checks')

/** A form's check whose schema comes after the page: nobody waits for it who is still typing. */
export function lazyCheck<T extends FieldValues>(
  name: keyof Awaited<ReturnType<typeof load>>['checks'],
): Resolver<T, unknown, Record<string, unknown>> {
  return async (values, context, options) => {
    try {
      const { checks } = await load()
      return (await checks[name](values as never, context, options as never)) as never
    } catch {
      toast({ title: SOMETHING_WENT_WRONG, variant: 'destructive' })
      return { values: {}, errors: { root: { type: 'load', message: SOMETHING_WENT_WRONG } } as never }
    }
  }
}

/** Fetches the schemas while the browser has nothing else to do. */
export function usePreloadedChecks(): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [])
}
