'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/hooks/use-toast'
import { signInWithGoogle } from './sign-in'
import { useAuthErrorMessage } from '@/components/auth/call-auth'

interface GoogleButtonProps {
  label: string
  /** True if this installation has Google OAuth keys. */
  isConfigured: boolean
  /** Path on this origin to return to. */
  returnPath: string
}

export function GoogleButton({ label, isConfigured, returnPath }: GoogleButtonProps) {
  const t = useTranslations('auth.google')
  const getErrorMessage = useAuthErrorMessage()
  const [pending, setPending] = useState(false)

  const signIn = async () => {
    if (!isConfigured)
      return void toast({
        title: t('notConfigured.title'),
        description: t('notConfigured.description'),
        variant: 'destructive',
      })
    setPending(true)
    try {
      await signInWithGoogle(returnPath)
    } catch (error) {
      setPending(false)
      toast({
        title: t('failed'),
        description: getErrorMessage(error),
        variant: 'destructive',
      })
    }
  }

  return (
    <Button variant="outline" size="lg" className="w-full text-sm" loading={pending} onClick={signIn}>
      <GoogleLogo />
      {label}
    </Button>
  )
}

/** Google's logo in its own colours. */
function GoogleLogo() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4.5">
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.2 3.5-8.8z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5h-4v3.1A12 12 0 0 0 12 24z"
      />
      <path fill="#FBBC05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z" />
      <path
        fill="#EA4335"
        d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1c.9-2.9 3.6-4.9 6.7-4.9z"
      />
    </svg>
  )
}
