'use client'

import dynamic from 'next/dynamic'
import type { SessionSyncProps } from './session-sync'

/** `SessionSync`, loaded after the page, which doesn't wait for next-auth's client. */
export const LazySessionSync = dynamic<SessionSyncProps>(
  () => import('./session-sync').catch(() => ({ default: () => null })),
  { ssr: false },
)
