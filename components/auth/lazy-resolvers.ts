'use client'

import { lazyResolver } from '@/components/shared/form/lazy-resolver'

const load = async () => (await import('./resolvers')).resolvers

/** Lazy resolvers of the sign-in and registration forms, so that their pages load without the schema library. */
export const lazyResolvers = {
  address: lazyResolver(async () => (await load()).address),
  code: lazyResolver(async () => (await load()).code),
  invited: lazyResolver(async () => (await load()).invited),
  login: lazyResolver(async () => (await load()).login),
  newPassword: lazyResolver(async () => (await load()).newPassword),
  password: lazyResolver(async () => (await load()).password),
  register: lazyResolver(async () => (await load()).register),
  repeatedPassword: lazyResolver(async () => (await load()).repeatedPassword),
}

/** Loads the schemas once somebody types, so that they delay neither the page nor the submission. */
export const preloadResolvers = (): void => void load().catch(() => undefined)
