import { useTranslations } from 'next-intl'
import { LoadingBlock } from '@/components/shared/page/loading-block'

export default function PublicInvoiceLoading() {
  const t = useTranslations('publicInvoice')
  return <LoadingBlock label={t('loading')} className="min-h-48 flex-1" />
}
