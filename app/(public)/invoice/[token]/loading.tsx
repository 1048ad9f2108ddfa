import { LoadingBlock } from '@/components/shared/loading-block'

export default function PublicInvoiceLoading() {
  return <LoadingBlock label="Loading invoice..." className="flex-1" />
}
