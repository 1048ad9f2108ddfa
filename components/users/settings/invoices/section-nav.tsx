import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OptionSelect } from '@/components/shared/form/option-select'
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { INVOICE_SECTIONS, parseInvoiceSection, type InvoiceSection } from '../settings-tabs'

interface SectionNavProps {
  section: InvoiceSection
  onSectionChange: (section: InvoiceSection) => void
  /** Contents of the sections (`TabsContent`). */
  children: ReactNode
}

/** Sections of the Invoices tab: a list beside them, or a select above them where there is no room. */
export function SectionNav({ section, onSectionChange, children }: SectionNavProps) {
  const t = useTranslations('settings.sections')
  return (
    <Tabs
      orientation="vertical"
      value={section}
      onValueChange={(name) => onSectionChange(parseInvoiceSection(name))}
      className="gap-x-6 gap-y-4 max-lg:flex-col"
    >
      <OptionSelect
        aria-label={t('label')}
        value={section}
        onChange={onSectionChange}
        options={INVOICE_SECTIONS.map(({ name }) => ({ value: name, label: t(`name.${name}`) }))}
        className="lg:hidden"
      />
      <TabsList variant="list" aria-label={t('label')} className="sticky top-8 w-40 self-start max-lg:hidden">
        {INVOICE_SECTIONS.map(({ name }) => (
          <TabsTrigger key={name} value={name} className="whitespace-normal">
            {t(`name.${name}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      <div className="min-w-0 flex-1 max-xl:max-w-2xl">{children}</div>
    </Tabs>
  )
}
