import { LoadingBlock } from '@/components/shared/page/loading-block'

export default function PublicInvoiceLoading() {
  return <LoadingBlock label="Loading invoice..." className="min-h-48 flex-1" />
}
