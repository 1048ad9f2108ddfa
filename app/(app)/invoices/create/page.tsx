import type { Metadata } from 'next'
import { memberPage } from '@/app/(app)/frame'
import { NewClientDialog } from '@/components/clients/editor/new-client-dialog'
import { taxOptions } from '@/components/documents/form/charges/tax-options'
import { InvoiceForm } from '@/components/documents/form/invoice-form'
import { newInvoiceFields } from '@/components/documents/form/invoice-form-values'
import { NotAllowed } from '@/components/shared/page/not-allowed'
import { browserKey } from '@/lib/platform/crypto/secret-box'
import { PICKER_SIZE, pickerOptions } from '@/lib/parties/queries'
import { defaultTax, listTaxRates } from '@/lib/business/taxes/queries'
import { getDefaultTexts } from '@/lib/business/default-texts'
import { documentTextsIn, textsToFollow } from '@/lib/business/texts'
import { chosenLanguages } from '@/lib/kernel/languages'
import { todayIn } from '@/lib/kernel/dates'
import { parseInvoiceFilter } from '@/lib/documents/list/filter'
import { keptName } from '@/lib/documents/kept'
import { getSeller } from '@/lib/documents/queries'
import { proposeFor } from '@/lib/actions/documents/propose-number'
import { NUMBERED_AS } from '@/lib/business/numbering/kinds'
import { numberFollows } from '@/lib/business/numbering/propose'
import { invoiceCurrencies } from '@/lib/kernel/site'

export const metadata: Metadata = { title: 'Create Invoice' }

export default memberPage<PageProps<'/invoices/create'>>(async ({ user, actor, may }, { searchParams }) => {
  if (!may('write'))
    return <NotAllowed what="create invoices" back={{ href: '/invoices', label: 'Back to Invoices' }} />
  const { clientId } = parseInvoiceFilter(await searchParams)
  const [clients, invoiceNumber, follows, seller, taxes, texts] = await Promise.all([
    pickerOptions(actor, clientId),
    proposeFor(actor, null, clientId ? String(clientId) : null),
    numberFollows(actor, NUMBERED_AS.INVOICE),
    getSeller(actor),
    listTaxRates(actor),
    getDefaultTexts(actor),
  ])
  const today = todayIn(user.timeZone)
  const client = clients.find(({ id }) => id === clientId) ?? null
  return (
    <InvoiceForm
      // Another client asked for by the address is another invoice.
      key={client?.id}
      mode={{ kind: 'create' }}
      draftPlace={{
        name: keptName(actor, client ? `new:${client.id}` : 'new'),
        key: browserKey(`draft ${user.id}`),
      }}
      initial={newInvoiceFields({
        client,
        currency: user.currency,
        invoiceNumber,
        today,
        paymentTerms: user.defaultPaymentTerms,
        tax: defaultTax(taxes, user.defaultTaxRate),
        texts: documentTextsIn(texts, chosenLanguages(client ?? {}, texts).language),
        seller,
      })}
      clients={clients}
      NewClient={NewClientDialog}
      moreClients={clients.length >= PICKER_SIZE}
      currencies={invoiceCurrencies(user.currency)}
      defaultCurrency={user.currency}
      seller={seller}
      texts={textsToFollow(texts)}
      taxes={taxOptions(taxes)}
      today={today}
      paymentTerms={user.defaultPaymentTerms}
      numberFollows={follows}
    />
  )
})
