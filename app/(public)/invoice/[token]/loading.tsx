import { LoadingBlock } from '@/components/shared/page/skeletons'

export default function PublicInvoiceLoading() {
  return <LoadingBlock label="Loading invoice..." className="min-h-48 flex-1" />
}
