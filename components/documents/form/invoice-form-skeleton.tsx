import {
  ButtonSkeleton,
  FormSkeleton,
  PaperSkeleton,
  SkeletonScreen,
} from '@/components/shared/page/skeletons'
import './invoice-form.css'

/** The create screen on its way. */
export function InvoiceFormSkeleton() {
  return (
    <div className="@container">
      <header className="form-head">
        <h1 className="text-2xl font-semibold max-md:ml-9 pointer-coarse:max-md:ml-11">Create Invoice</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonSkeleton />
          <ButtonSkeleton />
          <ButtonSkeleton className="max-md:hidden" />
        </div>
      </header>
      <SkeletonScreen>
        <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)] @4xl:gap-8">
          <div className="grid gap-4">
            <FormSkeleton fields={3} />
            <FormSkeleton fields={3} />
          </div>
          <div className="hidden @4xl:block">
            <PaperSkeleton />
          </div>
        </div>
      </SkeletonScreen>
    </div>
  )
}
