'use client'

import type { FieldValues, Resolver } from 'react-hook-form'
import { usePreload } from '@/components/shared/browser/use-preload'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'

const load = () => import('./resolvers')

/** Returns the resolver of a form by its name. Its schema is loaded after the page. */
export const createLazyResolver = <Fields extends FieldValues>(
  name: keyof Awaited<ReturnType<typeof load>>['resolvers'],
): Resolver<Fields, unknown, Record<string, unknown>> =>
  // Each form knows only its own fields.
  lazyResolver(async () => (await load()).resolvers[name] as never)

export const usePreloadedResolvers = (): void => usePreload(load)
