import {
  FormSkeleton,
  PageHeaderSkeleton,
  PaperSkeleton,
  SkeletonScreen,
} from '@/components/shared/skeletons'

/** The create and the edit screen on their way. */
export function InvoiceFormSkeleton() {
  return (
    <SkeletonScreen>
      <div className="@container">
        <PageHeaderSkeleton actions={3} />
        <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)] @4xl:gap-8">
          <div className="grid gap-4">
            <FormSkeleton fields={5} />
            <FormSkeleton fields={2} />
          </div>
          <div className="hidden @4xl:block">
            <PaperSkeleton />
          </div>
        </div>
      </div>
    </SkeletonScreen>
  )
}
