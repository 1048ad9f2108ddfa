'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/hooks/use-toast'
import { GoogleLogo } from './google-logo'
import { signInWithGoogle } from './sign-in'
import { authMessageOf } from '../auth-failure'

interface GoogleButtonProps {
  label: string
  /** Whether this installation has Google keys. */
  isConfigured: boolean
  /** A path on this origin to come back to. */
  returnPath: string
}

export function GoogleButton({ label, isConfigured, returnPath }: GoogleButtonProps) {
  const [pending, setPending] = useState(false)

  const signIn = async () => {
    if (!isConfigured)
      return void toast({
        title: 'Google Sign-In Not Configured',
        description: 'Please use your email and a password instead.',
        variant: 'destructive',
      })
    setPending(true)
    try {
      await signInWithGoogle(returnPath)
    } catch (error) {
      setPending(false)
      toast({ title: 'Google sign in failed', description: authMessageOf(error), variant: 'destructive' })
    }
  }

  return (
    <Button variant="outline" size="lg" className="w-full text-sm" loading={pending} onClick={signIn}>
      <GoogleLogo />
      {label}
    </Button>
  )
}
