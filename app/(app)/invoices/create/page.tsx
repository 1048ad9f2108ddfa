import type { Metadata } from 'next'
import { NewClientDialog } from '@/components/clients/new-client-dialog'
import { InvoiceForm } from '@/components/invoices/invoice-form'
import { newInvoiceFields } from '@/components/invoices/invoice-form-values'
import { browserKey } from '@/lib/auth/secret-box'
import { requireOnboardedUser } from '@/lib/auth/session'
import { PICKER_SIZE, pickerOptions } from '@/lib/clients/queries'
import { todayIn } from '@/lib/dates'
import { parseInvoiceFilter } from '@/lib/invoices/filter'
import { keptName } from '@/lib/invoices/kept'
import { getSeller } from '@/lib/invoices/queries'
import { proposeFor } from '@/lib/numbers/propose'
import { numberFollows } from '@/lib/numbers/series'
import { invoiceCurrencies } from '@/lib/site'

export const metadata: Metadata = { title: 'Create Invoice' }

export default async function CreateInvoicePage({ searchParams }: PageProps<'/invoices/create'>) {
  const user = await requireOnboardedUser()
  const { clientId } = parseInvoiceFilter(await searchParams)
  const [clients, invoiceNumber, follows, seller] = await Promise.all([
    pickerOptions(user.id, clientId),
    proposeFor(user.id, null, clientId ? String(clientId) : null),
    numberFollows(user.id),
    getSeller(user.id),
  ])
  const today = todayIn(user.timeZone)
  const client = clients.find(({ id }) => id === clientId) ?? null
  return (
    <InvoiceForm
      // Another client asked for by the address is another invoice.
      key={client?.id}
      mode={{ kind: 'create' }}
      draftPlace={{
        name: keptName(user.id, client ? `new:${client.id}` : 'new'),
        key: browserKey(`draft ${user.id}`),
      }}
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
      numberFollows={follows}
    />
  )
}
