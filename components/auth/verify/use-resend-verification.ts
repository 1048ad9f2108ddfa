'use client'

import { useState } from 'react'
import { toast } from '@/components/hooks/use-toast'
import type { resendVerification } from '@/lib/api/definitions/auth'
import { callAuth } from '@/components/auth/call-auth'
import { getAuthErrorMessage } from '@/components/auth/auth-failure'

/** Returns a function that sends the verification email again and shows the result. */
export function useResendVerification() {
  const [pending, setPending] = useState(false)

  const resend = async (email: string): Promise<boolean> => {
    setPending(true)
    try {
      await callAuth<typeof resendVerification>({
        method: 'POST',
        path: '/api/auth/resend-verification',
        body: { email },
      })
      toast({
        title: 'Verification email sent',
        description: 'Please check your email to verify your account',
      })
      return true
    } catch (error) {
      toast({
        title: 'Failed to resend verification email',
        description: getAuthErrorMessage(error),
        variant: 'destructive',
      })
      return false
    } finally {
      setPending(false)
    }
  }
  return { pending, resend }
}
