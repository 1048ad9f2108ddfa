'use client'

import { usePreload } from '@/components/shared/browser/use-preload'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'

const load = async () => (await import('./checks')).checks

/** The checks of the forms for visitors: their pages are shown without the schema library. */
export const lazyChecks = {
  address: lazyResolver(async () => (await load()).address),
  code: lazyResolver(async () => (await load()).code),
  invited: lazyResolver(async () => (await load()).invited),
  login: lazyResolver(async () => (await load()).login),
  newPassword: lazyResolver(async () => (await load()).newPassword),
  password: lazyResolver(async () => (await load()).password),
  register: lazyResolver(async () => (await load()).register),
  repeatedPassword: lazyResolver(async () => (await load()).repeatedPassword),
}

/** Loads the schemas while the browser is idle. */
export const usePreloadedChecks = (): void => usePreload(load)
