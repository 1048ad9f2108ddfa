import type { UseFormReturn } from 'react-hook-form'
import type { CurrentUser } from '@/lib/business/types'
import type { TaxRate } from '@/lib/business/taxes/types'
import type { Language } from '@/lib/kernel/languages'
import { PanelCard } from '../panel-card'
import { registerShown } from '../../register-shown'
import type { SettingsValues } from '../../user-values'
import { DefaultsFields } from './defaults-fields'

interface DefaultsCardProps {
  form: UseFormReturn<SettingsValues, unknown, Record<string, unknown>>
  user: CurrentUser
  taxes: TaxRate[]
  /** The language of the business, if notes and terms can be entered in others too. */
  language?: Language | null
  /** Whether its tab is open: the fields are on two tabs and registered on the open one only. */
  isOpen?: boolean
}

/** Invoice Defaults, which two tabs show: fields of the one form around all tabs. */
export const DefaultsCard = ({ form, user, taxes, language = null, isOpen = true }: DefaultsCardProps) => (
  <PanelCard title="Invoice Defaults" description="Used to fill in new invoices.">
    <DefaultsFields
      register={registerShown(form) as never}
      errors={form.formState.errors as never}
      paymentTerms={user.defaultPaymentTerms}
      hasDefaultTax={taxes.some(({ isDefault }) => isDefault)}
      language={language}
      fallback={{ notes: user.defaultNotes ?? '', terms: user.defaultTerms ?? '' }}
      isOpen={isOpen}
    />
  </PanelCard>
)
