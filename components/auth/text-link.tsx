import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { ArrowLeft } from 'lucide-react'

/** Underlined, because links in running text must not differ by colour only. */
export const TEXT_LINK =
  'text-primary decoration-primary/40 rounded-sm font-medium underline underline-offset-4 hover:decoration-current'

export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={cn(TEXT_LINK, className)} {...props} />
}

export function BackToLoginLink() {
  const t = useTranslations('auth.shell')
  return (
    <TextLink href="/login" className="touch-target mx-auto inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t('backToSignIn')}
    </TextLink>
  )
}
