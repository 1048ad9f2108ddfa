import { useTranslations } from 'next-intl'
import type { CurrentUser } from '@/lib/business/user-response'
import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import type { Language } from '@/lib/core/languages'
import { PanelCard } from '../panel-card'
import { DefaultsFields } from './defaults-fields'

interface DefaultsCardProps {
  user: CurrentUser
  taxes: TaxRate[]
  /** Language of the business, if notes and terms can be entered in others too. */
  language?: Language | null
  /** True if its tab is open: the fields are on two tabs and registered on the open one only. */
  isOpen?: boolean
}

/** Invoice Defaults, shown on two tabs as fields of the settings form. */
export function DefaultsCard({ user, taxes, language = null, isOpen = true }: DefaultsCardProps) {
  const t = useTranslations('settings.defaults')
  return (
    <PanelCard title={t('title')} description={t('description')}>
      <DefaultsFields
        paymentTerms={user.defaultPaymentTerms}
        hasDefaultTax={taxes.some(({ isDefault }) => isDefault)}
        language={language}
        fallback={{ notes: user.defaultNotes ?? '', terms: user.defaultTerms ?? '' }}
        isOpen={isOpen}
      />
    </PanelCard>
  )
}
