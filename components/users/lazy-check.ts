'use client'

import { useEffect } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { whenIdle } from '@/components/shared/browser/when-idle'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'

const load = () => import('./checks')

/** A form's check whose schema comes after the page: nobody waits for it who is still typing. */
export const lazyCheck = <Fields extends FieldValues>(
  name: keyof Awaited<ReturnType<typeof load>>['checks'],
): Resolver<Fields, unknown, Record<string, unknown>> =>
  // Each form knows only its own fields.
  lazyResolver(async () => (await load()).checks[name] as never)

/** Fetches the schemas while the browser has nothing else to do. */
export function usePreloadedChecks(): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [])
}
