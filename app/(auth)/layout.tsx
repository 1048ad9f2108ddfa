import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { AuthFrame } from '@/components/auth/auth-frame'
import { Brand } from '@/components/layout/brand'
import { Toaster } from '@/components/ui/toaster'
import { getCurrentUser } from '@/lib/auth/session'

/** Sign-in, sign-up and recovery: for everybody who is not in already. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const user = await getCurrentUser()
  if (user?.isOnboarded) redirect('/')
  return (
    <>
      <AuthFrame brand={<Brand />}>{children}</AuthFrame>
      <Toaster />
    </>
  )
}
