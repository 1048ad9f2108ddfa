import type { Metadata } from 'next'
import { NewClientDialog } from '@/components/clients/new-client-dialog'
import { InvoiceForm } from '@/components/invoices/invoice-form'
import { newInvoiceFields } from '@/components/invoices/invoice-form-values'
import { requireOnboardedUser } from '@/lib/auth/session'
import { PICKER_SIZE, pickerOptions } from '@/lib/clients/queries'
import { todayIn } from '@/lib/dates'
import { parseInvoiceFilter } from '@/lib/invoices/filter'
import { getSeller, proposeNumber } from '@/lib/invoices/queries'
import { invoiceCurrencies } from '@/lib/site'

export const metadata: Metadata = { title: 'Create Invoice' }

export default async function CreateInvoicePage({ searchParams }: PageProps<'/invoices/create'>) {
  const user = await requireOnboardedUser()
  const { clientId } = parseInvoiceFilter(await searchParams)
  const [clients, invoiceNumber, seller] = await Promise.all([
    pickerOptions(user.id, clientId),
    proposeNumber(user.id),
    getSeller(user.id),
  ])
  const today = todayIn(user.timeZone)
  const client = clients.find(({ id }) => id === clientId) ?? null
  return (
    <InvoiceForm
      // Another client asked for by the address is another invoice.
      key={client?.id}
      mode={{ kind: 'create' }}
      draftKey={`sheaf:invoice:${user.id}:new${client ? `:${client.id}` : ''}`}
      initial={newInvoiceFields({
        client,
        currency: user.currency,
        invoiceNumber,
        today,
        paymentTerms: user.defaultPaymentTerms,
        taxRate: user.defaultTaxRate,
        notes: user.defaultNotes,
        termsAndConditions: user.defaultTerms,
        seller,
      })}
      clients={clients}
      NewClient={NewClientDialog}
      moreClients={clients.length >= PICKER_SIZE}
      currencies={invoiceCurrencies(user.currency)}
      defaultCurrency={user.currency}
      seller={seller}
      today={today}
      paymentTerms={user.defaultPaymentTerms}
    />
  )
}
