import { useTranslations } from 'next-intl'
import { Sheet, SheetContent, SheetDescription, SheetHeader, SheetTitle } from '@/components/ui/sheet'
import SampleDocument, { type SampleDocumentProps } from './sample-document'

interface SamplePreviewSheetProps extends SampleDocumentProps {
  onClose: () => void
}

/** Sample invoice in a bottom sheet, with the current values of the form. */
export default function SamplePreviewSheet({ onClose, ...sample }: SamplePreviewSheetProps) {
  const t = useTranslations('common.sampleInvoice')
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent side="bottom" className="h-[92dvh] px-3 pb-5 sm:px-5">
        <SheetHeader className="px-2 pt-5 pb-0">
          <SheetTitle>{t('label')}</SheetTitle>
          <SheetDescription>{t('description')}</SheetDescription>
        </SheetHeader>
        <SampleDocument {...sample} />
      </SheetContent>
    </Sheet>
  )
}
