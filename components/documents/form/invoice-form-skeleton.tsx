import {
  ButtonSkeleton,
  DocumentSkeleton,
  FormSkeleton,
  SkeletonScreen,
} from '@/components/shared/page/skeletons'
import { FormColumns, FormHead } from './form-layout'

/** Skeleton of the invoice form below its heading. */
export function InvoiceFormSkeleton({ heading }: { heading: string }) {
  return (
    <div className="@container">
      <FormHead>
        <h1 className="text-2xl font-semibold max-md:ml-9 pointer-coarse:max-md:ml-11">{heading}</h1>
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
