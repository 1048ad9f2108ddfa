import Link from 'next/link'
import { ArrowLeft } from 'lucide-react'

export const BackToLogin = () => (
  <Link href="/login" className="auth-link touch-target mx-auto inline-flex items-center gap-1.5">
    <ArrowLeft aria-hidden="true" className="size-4" />
    Back to sign in
  </Link>
)
