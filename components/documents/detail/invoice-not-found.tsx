import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { OtherBusinessLinks } from '@/components/shared/business/other-business-links'
import { ErrorCard } from '@/components/shared/page/error-card'
import { Button } from '@/components/ui/button'
import { DeletedOrMissing } from './deleted-or-missing'

/**
 * Shown for an id that isn't one of the user's invoices (specification, "Invoice detail"), and for one just deleted.
 */
export function InvoiceNotFound() {
  const t = useTranslations('documents.notFound')
  const action = (
    <>
      <Button asChild>
        <Link href="/invoices">{t('back')}</Link>
      </Button>
      <OtherBusinessLinks what="invoice" />
    </>
  )
  return (
    <DeletedOrMissing
      deleted={
        <ErrorCard className="mt-10" title={t('deletedTitle')} text={t('deletedText')} action={action} />
      }
      missing={<ErrorCard className="mt-10" title={t('title')} text={t('text')} action={action} />}
    />
  )
}
