import { ArrowLeft } from 'lucide-react'
import { TextLink } from './text-link'

export const BackToLoginLink = () => (
  <TextLink href="/login" className="touch-target mx-auto inline-flex items-center gap-1.5">
    <ArrowLeft aria-hidden="true" className="size-4" />
    Back to sign in
  </TextLink>
)
