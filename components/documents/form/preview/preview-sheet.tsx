'use client'

import { useTranslations } from 'next-intl'
import { Sheet, SheetContent, SheetDescription, SheetHeader, SheetTitle } from '@/components/ui/sheet'
import { LivePreview, type LivePreviewProps } from './live-preview'

/** Preview in a bottom sheet, where it doesn't fit beside the form. */
export default function PreviewSheet({ onClose, ...preview }: LivePreviewProps & { onClose: () => void }) {
  const t = useTranslations('documentForm.preview')
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent side="bottom" className="h-[92dvh] px-3 pb-5 sm:px-5">
        <SheetHeader className="px-2 pt-5 pb-0">
          <SheetTitle>{t('title')}</SheetTitle>
          <SheetDescription>{t('description')}</SheetDescription>
        </SheetHeader>
        <LivePreview {...preview} />
      </SheetContent>
    </Sheet>
  )
}
