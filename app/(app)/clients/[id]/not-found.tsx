import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { UserX } from 'lucide-react'
import { OtherBusinessLinks } from '@/components/shared/business/other-business-links'
import { ErrorCard } from '@/components/shared/page/error-card'
import { Button } from '@/components/ui/button'

export default function ClientNotFound() {
  const t = useTranslations('clients.notFound')
  return (
    <ErrorCard
      icon={UserX}
      title={t('title')}
      text={t('text')}
      action={
        <>
          <Button asChild>
            <Link href="/clients">{t('back')}</Link>
          </Button>
          <OtherBusinessLinks what="client" />
        </>
      }
    />
  )
}
