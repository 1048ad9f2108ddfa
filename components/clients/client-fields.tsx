import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import type { ClientFormValues } from '@/lib/clients/schema'
import { ALL_CURRENCIES, COUNTRIES } from '@/lib/site'

interface ClientFieldsProps {
  register: UseFormRegister<ClientFormValues>
  errors: FieldErrors<ClientFormValues>
}

type Name = keyof ClientFormValues

/** The fields of a client, in the order one would read them off a business card. */
export function ClientFields({ register, errors }: ClientFieldsProps) {
  const field = (name: Name, label: string) => ({ label, error: errors[name]?.message })
  // These are somebody else's details: the browser must not offer the user's own.
  const control = (name: Name) => ({ ...register(name), autoComplete: 'off' })

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
        <Input {...control('country')} maxLength={200} list="client-countries" />
      </FormField>
      <datalist id="client-countries">
        {Object.values(COUNTRIES).map((country) => (
          <option key={country} value={country} />
        ))}
      </datalist>
      <FormField {...field('vatNumber', 'VAT/Tax Number')}>
        <Input {...control('vatNumber')} maxLength={50} />
      </FormField>
      <FormField {...field('currency', 'Currency')}>
        <Select {...control('currency')}>
          <option value="">Your default</option>
          {ALL_CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </FormField>
      <FormField {...field('notes', 'Notes')} hint="Only you see these." className="sm:col-span-2">
        <Textarea {...control('notes')} rows={2} maxLength={5000} className="min-h-16" />
      </FormField>
    </div>
  )
}
