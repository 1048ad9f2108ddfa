'use client'

import { SessionProvider, useSession } from 'next-auth/react'
import { useEffect } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'

/** Continues when another tab signs in. Renders nothing. */
export const SignInSync = () => (
  <SessionProvider session={null} refetchOnWindowFocus={false}>
    <Follow />
  </SessionProvider>
)

function Follow() {
  const { status } = useSession()
  useEffect(() => {
    if (status === 'authenticated') loadPage('/')
  }, [status])
  return null
}
