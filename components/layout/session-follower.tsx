'use client'

import { useEffect } from 'react'
import { loadPage } from '@/components/shared/load-page'
import { onSessionChange } from '@/components/shared/session-channel'

/** Leaves when another tab has signed out. Shows nothing. */
export function SessionFollower() {
  useEffect(() => onSessionChange((message) => message === 'signed-out' && loadPage('/login')), [])
  return null
}
