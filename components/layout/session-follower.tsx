'use client'

import { useEffect } from 'react'
import { onSessionChange } from './session-channel'

/** Leaves when another tab has signed out. Shows nothing. */
export function SessionFollower() {
  useEffect(
    () => onSessionChange((message) => message === 'signed-out' && window.location.assign('/login')),
    [],
  )
  return null
}
