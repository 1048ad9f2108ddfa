'use client'

import { useSignOut } from './use-sign-out'
import { Button } from '@/components/ui/button'

export function SignOutButton() {
  const { pending, signOut } = useSignOut()
  return (
    <Button variant="ghost" loading={pending} onClick={signOut}>
      Sign out
    </Button>
  )
}
