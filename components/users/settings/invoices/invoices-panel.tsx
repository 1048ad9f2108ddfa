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
import { CustomLabelsCard } from './custom-labels-card'
import { NumberSequenceCard, type KindNumbering } from './number-sequence-card'
import { ItemsCard } from '../items/items-card'
import { TaxesCard } from '../taxes/taxes-card'
import { useDefaultReminderTexts } from './reminder-texts'
import { RemindersCard } from './reminders-card'
import type { Reminders } from '@/lib/reminders/reminders-response'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { NumberingFields } from './numbering-fields'

/** Language of the business's texts; `isOffered` if texts in other languages can be entered. */
export interface TextLanguages {
  language: Language
  isOffered: boolean
}

interface InvoicesPanelProps {
  /** True if its tab is open. */
  isOpen: boolean
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
}

/** Defaults, numbering, reminders, checks and design of invoices. */
export function InvoicesPanel(props: InvoicesPanelProps) {
  const t = useTranslations('settings.numbering')
  const { isOpen, user, today, otherNumbering, reminders, silenced, taxes, items } = props
  const { language, isOffered } = props.texts
  const defaults = useDefaultReminderTexts(language)
  return (
    <>
      <DefaultsCard user={user} taxes={taxes} isOpen={isOpen} language={isOffered ? language : null} />
      <TaxesCard taxes={taxes} country={toIsoCountry(user.country)} state={user.state} language={language} />
      <ItemsCard items={items} taxes={taxes} currency={user.currency} />
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
      <ProtectionCard user={user} />
      <EInvoicingCard country={toIsoCountry(user.country)} today={today} />
      <SilencedChecksCard silenced={silenced} />
      <LanguageCard />
      <CustomLabelsCard language={user.language ?? DEFAULT_LANGUAGE} />
      <DesignCard saved={user.accentColor} />
    </>
  )
}

function ProtectionCard({ user }: { user: CurrentUser }) {
  const t = useTranslations('userFields.protection')
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        <IssuedProtectionSwitch user={user} />
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
