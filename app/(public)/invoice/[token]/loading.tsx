import { LoadingBlock } from '@/components/shared/page/loading-block'

export default function PublicInvoiceLoading() {
  return <LoadingBlock label="Loading invoice..." className="flex-1" />
}
