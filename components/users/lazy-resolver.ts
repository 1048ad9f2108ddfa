'use client'

import type { FieldValues, Resolver } from 'react-hook-form'
import { usePreload } from '@/components/shared/browser/run-when-idle'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'

const load = () => import('./resolvers')

type Resolvers = Awaited<ReturnType<typeof load>>['resolvers']

/** The validated values of a form, by the name of its resolver. */
export type ParsedFields<Name extends keyof Resolvers> = Extract<
  Awaited<ReturnType<Resolvers[Name]>>,
  { errors: Record<string, never> }
>['values']

/** Returns the resolver of a form by its name. Its schema is loaded after the page. */
export const createLazyResolver = <Fields extends FieldValues, Name extends keyof Resolvers>(
  name: Name,
): Resolver<Fields, unknown, ParsedFields<Name>> =>
  // Each form knows only its own fields.
  lazyResolver(async () => (await load()).resolvers[name] as never)

export const usePreloadedResolvers = (): void => usePreload(load)
