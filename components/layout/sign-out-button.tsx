'use client'

import { useSignOut } from './use-sign-out'
import { Button } from '@/components/ui/button'

interface SignOutButtonProps {
  /** Path to load afterwards; the sign-in page by default. */
  to?: string
  className?: string
}

export function SignOutButton({ to, className }: SignOutButtonProps) {
  const { pending, signOut } = useSignOut(to)
  return (
    <Button variant={to ? 'outline' : 'ghost'} className={className} loading={pending} onClick={signOut}>
      Sign out
    </Button>
  )
}
