import {
  ButtonSkeleton,
  FormSkeleton,
  DocumentSkeleton,
  SkeletonScreen,
} from '@/components/shared/page/skeletons'
import { FormColumns, FormHead } from './form-layout'

export function InvoiceFormSkeleton() {
  return (
    <div className="@container">
      <FormHead>
        <h1 className="text-2xl font-semibold max-md:ml-9 pointer-coarse:max-md:ml-11">Create Invoice</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonSkeleton />
          <ButtonSkeleton />
          <ButtonSkeleton className="max-md:hidden" />
        </div>
      </FormHead>
      <SkeletonScreen>
        <FormColumns
          preview={
            <div className="hidden @4xl:block">
              <DocumentSkeleton />
            </div>
          }
        >
          <FormSkeleton fields={3} />
          <FormSkeleton fields={3} />
        </FormColumns>
      </SkeletonScreen>
    </div>
  )
}
