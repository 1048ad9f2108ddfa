'use client'

import { useEffect, useState } from 'react'
import { apiFetch } from '@/lib/platform/http/api-client'
import { AuthNotice } from '@/components/auth/auth-notice'

/** Milliseconds between two looks. */
const EVERY = 15_000

/** For whoever was told to look for a mail: says so while none goes out. It tells nothing about one's own. */
export function MailDelayNotice() {
  const [isDelayed, setDelayed] = useState(false)
  useEffect(() => {
    let isShown = true
    const look = () =>
      apiFetch<{ isDelayed: boolean }>('/api/mail').then(
        (answer) => isShown && setDelayed(answer.isDelayed),
        // Not knowing is no reason to worry anybody.
        () => undefined,
      )
    void look()
    const timer = setInterval(look, EVERY)
    return () => {
      isShown = false
      clearInterval(timer)
    }
  }, [])
  if (!isDelayed) return null
  return (
    <AuthNotice>Our mail server isn’t answering right now. We keep trying; it may take a while.</AuthNotice>
  )
}
