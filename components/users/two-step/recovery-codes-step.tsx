'use client'

import { useTranslations } from 'next-intl'
import { Copy, Download } from 'lucide-react'
import { useCopyText } from '@/components/shared/copy-field'
import { saveFile } from '@/components/shared/browser/save-file'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { site } from '@/lib/core/site'

/** Recovery codes, shown only once. */
export function RecoveryCodesStep({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useTranslations('twoStep.codes')
  const text = codes.join('\n')
  const save = () => {
    const lines = [t('file', { product: site.name }), '', text, '']
    saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), 'recovery-codes.txt')
  }

  const copyText = useCopyText()
  return (
    <>
      <DialogHeader>
        <DialogTitle>{t('title')}</DialogTitle>
        <DialogDescription>{t('description')}</DialogDescription>
      </DialogHeader>
      <ol
        aria-label={t('list')}
        className="bg-muted grid gap-x-6 gap-y-1.5 rounded-md p-4 text-center font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          autoFocus
          variant="outline"
          className="flex-1"
          onClick={() => copyText(text, t('copyManually'))}
        >
          <Copy aria-hidden="true" />
          {t('copy')}
        </Button>
        <Button variant="outline" className="flex-1" onClick={save}>
          <Download aria-hidden="true" />
          {t('download')}
        </Button>
      </div>
      <DialogFooter>
        <Button onClick={onDone}>{t('done')}</Button>
      </DialogFooter>
    </>
  )
}
