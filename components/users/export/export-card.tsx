import { useTranslations } from 'next-intl'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { EXPORT_CARD, EXPORT_PATH } from '@/lib/exports/paths'
import { LazyExportParts } from './lazy-export-parts'
import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'

interface ExportCardProps {
  userId: number
  /** URLs of the parts; empty if the export is a single file. */
  parts: string[]
}

/** Export of all the user's data, as one file or in parts. */
export function ExportCard({ userId, parts }: ExportCardProps) {
  const t = useTranslations('profile.export')
  return (
    <Card id={EXPORT_CARD}>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
        <CardDescription>
          {parts.length === 0 ? t('hint') : t('partsHint', { count: parts.length })}
        </CardDescription>
      </CardHeader>
      <CardContent>
        {parts.length === 0 ? <ExportLink /> : <LazyExportParts userId={userId} parts={parts} />}
      </CardContent>
    </Card>
  )
}

/** Plain download of the whole export, so that the browser shows the progress. */
export function ExportLink() {
  const t = useTranslations('profile.export')
  return (
    <Button asChild variant="outline">
      <a href={EXPORT_PATH} download>
        <Download aria-hidden="true" />
        {t('title')}
      </a>
    </Button>
  )
}
