import { useEffect, useLayoutEffect, useRef } from 'react'
import { ChevronRight } from 'lucide-react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { CountryOptions } from '@/components/shared/country-options'
import { CurrencyOptions } from '@/components/shared/currency-options'
import { LanguageOptions } from '@/components/shared/language-options'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/legacy/select'
import { Textarea } from '@/components/ui/textarea'
import type { ClientFormValues } from '@/lib/parties/schema'
import { SPECIFIED_CURRENCIES } from '@/lib/kernel/currencies/specified'
import { countryName } from '@/lib/kernel/places/countries'

interface ClientFieldsProps {
  register: UseFormRegister<ClientFormValues>
  errors: FieldErrors<ClientFormValues>
  /** What a stored client is billed in. */
  currency: string | null
  /** The country that the form begins with. */
  country: string
  /** What their invoices speak, as it is chosen. */
  language: string | null | undefined
}

type Name = keyof ClientFormValues

const INPUTS = 'input, select, textarea'
const SHOWN: Name[] = ['name', 'companyName', 'email', 'phone', 'address', 'vatNumber', 'notes']
const FOLDED: Name[] = ['city', 'state', 'postalCode', 'country', 'currency', 'language', 'secondLanguage']

/** The fields of a client. Those in the specification are always shown; the rest are collapsed at first. */
export function ClientFields({ register, errors, currency, country, language }: ClientFieldsProps) {
  const field = (name: Name, label: string) => ({ label, error: errors[name]?.message })
  // These are somebody else's details: the browser must not offer the user's own.
  const control = (name: Name) => ({ ...register(name), autoComplete: 'off' })

  const fold = useRef<HTMLDetailsElement>(null)
  // Open from the start where one of its fields is filled in.
  useLayoutEffect(() => {
    const filled = (input: Element) => (input as HTMLInputElement).value !== ''
    if (fold.current) fold.current.open = [...fold.current.querySelectorAll(INPUTS)].some(filled)
  }, [])
  // A wrong field is never folded away; closed, it could not take the focus.
  const wrong = FOLDED.find((name) => errors[name])
  useEffect(() => {
    if (!wrong || !fold.current || fold.current.open) return
    fold.current.open = true
    if (SHOWN.every((name) => !errors[name]))
      fold.current.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }, [wrong, errors])

  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <FormField required {...field('name', 'Name')}>
        <Input {...control('name')} maxLength={200} />
      </FormField>
      <FormField {...field('companyName', 'Company')}>
        <Input {...control('companyName')} maxLength={200} />
      </FormField>
      <FormField {...field('email', 'Email')}>
        <Input {...control('email')} type="email" maxLength={254} />
      </FormField>
      <FormField {...field('phone', 'Phone')}>
        <Input {...control('phone')} type="tel" maxLength={50} />
      </FormField>
      <FormField {...field('address', 'Address')} className="sm:col-span-2">
        <Textarea {...control('address')} rows={2} maxLength={500} className="min-h-16" />
      </FormField>
      <details ref={fold} className="group sm:col-span-2">
        <summary className="touch-target text-primary flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-xs py-1 font-medium [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
          City, country and more
        </summary>
        <div className="mt-4 grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormField {...field('city', 'City')}>
            <Input {...control('city')} maxLength={200} />
          </FormField>
          <FormField {...field('state', 'State / Region')}>
            <Input {...control('state')} maxLength={200} />
          </FormField>
          <FormField {...field('postalCode', 'Postal Code')}>
            <Input {...control('postalCode')} maxLength={30} />
          </FormField>
          <FormField {...field('country', 'Country')}>
            <Select {...control('country')}>
              <option value="">Select a country</option>
              <CountryOptions began={country} name={countryName(country)} />
            </Select>
          </FormField>
          <FormField {...field('currency', 'Currency')}>
            <Select {...control('currency')}>
              <option value="">Your default</option>
              <CurrencyOptions first={SPECIFIED_CURRENCIES} value={currency} />
            </Select>
          </FormField>
          <FormField {...field('language', 'Language of invoices')}>
            <Select {...control('language')}>
              <option value="">As in your settings</option>
              <LanguageOptions />
            </Select>
          </FormField>
          {language && (
            <FormField {...field('secondLanguage', 'Second language')}>
              <Select {...control('secondLanguage')}>
                <option value="">None</option>
                <LanguageOptions without={language} />
              </Select>
            </FormField>
          )}
        </div>
      </details>
      <FormField {...field('vatNumber', 'VAT/Tax Number')} className="sm:col-span-2">
        <Input {...control('vatNumber')} maxLength={50} />
      </FormField>
      <FormField {...field('notes', 'Notes')} hint="Only visible to you." className="sm:col-span-2">
        <Textarea {...control('notes')} rows={2} maxLength={5000} className="min-h-16" />
      </FormField>
    </div>
  )
}
