import { useTranslations } from 'next-intl'
import type { RuleId } from '@/lib/presend-check/rule-registry'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/core/languages'
import type { Day } from '@/lib/core/dates'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import type { SavedItem } from '@/lib/documents/items/item-response'
import type { CurrentUser } from '@/lib/business/user-response'
import { IssuedProtectionSwitch } from '../../issued-protection-switch'
import { SilencedChecksCard } from './silenced-checks-card'
import { DefaultsCard } from './defaults-card'
import { DesignCard } from './design-card'
import { EInvoicingCard } from './e-invoicing-card'
import { LanguageCard } from './language-card'
import { PaperCard } from './paper-card'
import { ReceiptsCard } from './receipts-card'
import { SectionNav } from './section-nav'
import { CustomLabelsCard } from './custom-labels-card'
import { NumberSequenceCard, type KindNumbering } from './number-sequence-card'
import { ItemsCard } from '../items/items-card'
import { TaxesCard } from '../taxes/taxes-card'
import { useDefaultReminderTexts } from './reminder-texts'
import { RemindersCard } from './reminders-card'
import type { Reminders } from '@/lib/reminders/reminders-response'
import Link from 'next/link'
import { useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { TabsContent } from '@/components/ui/tabs'
import { saveSettings } from '@/components/shared/save-settings'
import { usePartValue } from '../settings-parts'
import type { InvoiceSection } from '../settings-tabs'
import { NumberingFields } from './numbering-fields'

/** Language of the business's texts; `isOffered` if texts in other languages can be entered. */
export interface TextLanguages {
  language: Language
  isOffered: boolean
}

interface InvoicesPanelProps {
  /** True if its tab is open. */
  isOpen: boolean
  section: InvoiceSection
  onSectionChange: (section: InvoiceSection) => void
  user: CurrentUser
  /** User's date. */
  today: Day
  /** Numbering of the other document kinds. */
  otherNumbering: KindNumbering[]
  reminders: Reminders
  texts: TextLanguages
  silenced: RuleId[]
  taxes: TaxRate[]
  items: SavedItem[]
  /** True if clients get receipts of payments. */
  receipts: boolean
}

const SECTION = 'grid gap-5 data-[state=inactive]:hidden'

/** Settings of invoices, one section at a time. */
export function InvoicesPanel(props: InvoicesPanelProps) {
  const t = useTranslations('settings.numbering')
  const { isOpen, section, onSectionChange, user, today, otherNumbering, reminders } = props
  const { silenced, taxes, items, receipts } = props
  const { language, isOffered } = props.texts
  const defaults = useDefaultReminderTexts(language)
  // Opened sections stay mounted: some have forms of their own with unsaved input.
  const [opened, setOpened] = useState<InvoiceSection[]>([])
  if (!opened.includes(section)) setOpened([...opened, section])
  const toContent = (name: InvoiceSection) => ({
    value: name,
    forceMount: opened.includes(name) || undefined,
    className: SECTION,
  })
  return (
    <SectionNav section={section} onSectionChange={onSectionChange}>
      <TabsContent {...toContent('defaults')}>
        <DefaultsCard
          user={user}
          taxes={taxes}
          isOpen={isOpen && section === 'defaults'}
          language={isOffered ? language : null}
        />
      </TabsContent>
      <TabsContent {...toContent('design')}>
        <DesignCard saved={user.accentColor} />
        <PaperCard />
      </TabsContent>
      <TabsContent {...toContent('taxes')}>
        <TaxesCard
          taxes={taxes}
          country={toIsoCountry(user.country)}
          state={user.state}
          language={language}
        />
        <ItemsCard items={items} taxes={taxes} currency={user.currency} />
      </TabsContent>
      <TabsContent {...toContent('numbering')}>
        <NumberingCard today={today} />
        {otherNumbering.length > 0 && (
          <details className="grid gap-4 [&[open]>summary]:mb-4">
            <summary className="text-primary w-fit cursor-pointer px-1 text-sm font-medium underline-offset-4 hover:underline">
              {t('others')}
            </summary>
            <div className="grid gap-4">
              {otherNumbering.map((one) => (
                <NumberSequenceCard key={one.kind} {...one} />
              ))}
            </div>
          </details>
        )}
      </TabsContent>
      <TabsContent {...toContent('reminders')}>
        {/* Remounted for another language, which has other texts. */}
        {defaults && (
          <RemindersCard
            key={language}
            reminders={reminders}
            defaults={defaults}
            language={language}
            offersLanguages={isOffered}
          />
        )}
        <ReceiptsCard enabled={receipts} />
      </TabsContent>
      <TabsContent {...toContent('language')}>
        <LanguageCard />
        <CustomLabelsCard language={user.language ?? DEFAULT_LANGUAGE} />
      </TabsContent>
      <TabsContent {...toContent('compliance')}>
        <EInvoicingCard country={toIsoCountry(user.country)} today={today} />
        <ProtectionCard user={user} />
        <SilencedChecksCard silenced={silenced} />
      </TabsContent>
    </SectionNav>
  )
}

const PROTECTION = { tab: 'invoices', section: 'compliance' } as const

function ProtectionCard({ user }: { user: CurrentUser }) {
  const t = useTranslations('userFields.protection')
  const { value, saved, change } = usePartValue(PROTECTION, user.protectIssued, (isOn) =>
    saveSettings({ protectIssued: isOn }),
  )
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        <IssuedProtectionSwitch
          isOn={value}
          onChange={change}
          isLocked={saved && user.role !== 'OWNER'}
          country={user.country}
        />
      </CardContent>
    </Card>
  )
}

function NumberingCard(props: Omit<ComponentProps<typeof NumberingFields>, 'kind'>) {
  const t = useTranslations('settings.numbering')
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
        <CardDescription>{t('description', { kind: 'INVOICE' })}</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-5 sm:grid-cols-2">
        <NumberingFields kind="INVOICE" {...props} />
        <p className="sm:col-span-2">
          <Button asChild variant="outline" size="sm">
            <Link href="/invoices/numbers">{t('seeAll')}</Link>
          </Button>
        </p>
      </CardContent>
    </Card>
  )
}
