'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useState } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { hasStoredDrafts } from '@/components/shared/browser/stored-drafts'
import { signOutThisBrowser } from '@/components/shared/session/sign-out'
import { confirmLeave } from '@/components/shared/unsaved/unsaved-forms'
import { toastError } from '@/components/shared/toast-error'

interface SignOutButtonProps {
  /** Path to load afterwards; the sign-in page by default. */
  to?: string
  className?: string
}

export function SignOutButton({ to, className }: SignOutButtonProps) {
  const t = useTranslations('common.signOut')
  const { pending, signOut } = useSignOut(to)
  return (
    <Button variant={to ? 'outline' : 'ghost'} className={className} loading={pending} onClick={signOut}>
      {t('action')}
    </Button>
  )
}

/** Ends the session in all tabs, then loads a page in full, which clears private data from memory. */
export function useSignOut(to = '/login') {
  const t = useTranslations('common.signOut')
  const [pending, setPending] = useState(false)

  const signOut = async () => {
    setPending(true)
    try {
      await signOutThisBrowser()
      toastAfterLoad({ title: t('succeeded'), description: t('succeededHint') })
      loadPage(to)
    } catch (error) {
      setPending(false)
      toastError(t('failed'), error)
    }
  }
  // Signing out deletes an unsaved invoice draft, because another person may use this browser next.
  const draftForm = () => ({
    isChanged: () => true,
    messages: {
      title: t('discardTitle'),
      description: t('discardHint'),
      confirmLabel: t('action'),
      isDestructive: true,
    },
  })
  return {
    pending,
    signOut: () => confirmLeave(() => void signOut(), hasStoredDrafts() ? draftForm() : undefined),
  }
}
