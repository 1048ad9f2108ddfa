import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { LockKeyhole } from 'lucide-react'
import { ErrorCard } from '@/components/shared/page/error-card'
import { Button } from '@/components/ui/button'

interface PermissionDeniedProps {
  /** Forbidden action. */
  action: 'createInvoices' | 'editInvoices' | 'changeSchedules'
  back: { href: string; label: string }
}

/** Shown in place of a screen that the user's role doesn't allow, with a link back. */
export function PermissionDenied({ action, back }: PermissionDeniedProps) {
  const t = useTranslations('common.permissionDenied')
  return (
    <ErrorCard
      className="mt-10"
      icon={LockKeyhole}
      tone="neutral"
      title={t(action)}
      text={t('text')}
      action={
        <Button asChild>
          <Link href={back.href}>{back.label}</Link>
        </Button>
      }
    />
  )
}
