'use client'

import { Button } from '@/components/ui/button'
import { useState } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { hasStoredDrafts } from '@/components/shared/browser/stored-drafts'
import { signOutThisBrowser } from '@/components/shared/session/sign-out'
import { confirmLeave, type UnsavedForm } from '@/components/shared/unsaved/unsaved-forms'
import { toastError } from '@/components/shared/toast-error'

/** Signing out deletes an unsaved invoice draft, because another person may use this browser next. */
const DRAFT_FORM: UnsavedForm = {
  isChanged: () => true,
  messages: {
    title: 'Sign out and discard your draft?',
    description: 'Your unsaved invoice will be removed from this browser.',
    confirmLabel: 'Sign out',
    isDestructive: true,
  },
}

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

/** Ends the session in all tabs, then loads a page in full, which clears private data from memory. */
export function useSignOut(to = '/login') {
  const [pending, setPending] = useState(false)

  const signOut = async () => {
    setPending(true)
    try {
      await signOutThisBrowser()
      toastAfterLoad({ title: 'Signed out', description: 'You have been successfully signed out' })
      loadPage(to)
    } catch (error) {
      setPending(false)
      toastError('Sign out failed', error)
    }
  }
  return {
    pending,
    signOut: () => confirmLeave(() => void signOut(), hasStoredDrafts() ? DRAFT_FORM : undefined),
  }
}
