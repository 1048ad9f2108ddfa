import type { Metadata } from 'next'
import { memberPage } from '@/app/(app)/frame'
import { NewClientDialog } from '@/components/clients/editor/new-client-dialog'
import { taxOptions } from '@/components/documents/form/charges/tax-options'
import { InvoiceForm } from '@/components/documents/form/invoice-form'
import { newInvoiceFields } from '@/components/documents/form/invoice-form-values'
import { NotAllowed } from '@/components/shared/page/not-allowed'
import { getDecimalSign } from '@/lib/api/decimal-sign'
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
import { numberFollows } from '@/lib/business/numbering/propose'
import { writtenKind } from '@/lib/documents/lifecycle/written-kinds'
import { inKind } from '@/lib/words/kind-nouns'
import { invoiceCurrencies } from '@/lib/kernel/site'

/** How long an offer stands unless its seller says otherwise. */
const QUOTE_DAYS = 30

type Props = PageProps<'/invoices/create'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { kind } = parseInvoiceFilter(await searchParams)
  return { title: inKind('Create Invoice', writtenKind(kind)) }
}

export default memberPage<Props>(async ({ user, actor, may }, { searchParams }) => {
  if (!may('write'))
    return <NotAllowed what="create invoices" back={{ href: '/invoices', label: 'Back to Invoices' }} />
  const asked = parseInvoiceFilter(await searchParams)
  const { clientId } = asked
  const kind = writtenKind(asked.kind)
  const [clients, invoiceNumber, follows, seller, taxes, texts] = await Promise.all([
    pickerOptions(actor, clientId),
    proposeFor(actor, kind, null, clientId ? String(clientId) : null),
    numberFollows(actor, kind),
    getSeller(actor),
    listTaxRates(actor),
    getDefaultTexts(actor),
  ])
  const today = todayIn(user.timeZone)
  const client = clients.find(({ id }) => id === clientId) ?? null
  return (
    <InvoiceForm
      // Another client or kind asked for by the address is another document.
      key={`${kind}:${client?.id}`}
      mode={{ kind: 'create' }}
      draftPlace={{
        name: keptName(
          actor,
          [kind === 'INVOICE' ? 'new' : `new:${kind}`, ...(client ? [client.id] : [])].join(':'),
        ),
        key: browserKey(`draft ${user.id}`),
      }}
      initial={newInvoiceFields({
        kind,
        decimalSign: await getDecimalSign(user),
        client,
        currency: user.currency,
        invoiceNumber,
        today,
        paymentTerms: kind === 'QUOTE' ? QUOTE_DAYS : user.defaultPaymentTerms,
        tax: defaultTax(taxes, user.defaultTaxRate),
        // What is said of paying an invoice is out of place on an offer.
        texts: kind === 'QUOTE' ? {} : documentTextsIn(texts, chosenLanguages(client ?? {}, texts).language),
        seller,
      })}
      clients={clients}
      NewClient={NewClientDialog}
      moreClients={clients.length >= PICKER_SIZE}
      currencies={invoiceCurrencies(user.currency)}
      defaultCurrency={user.currency}
      seller={seller}
      texts={kind === 'QUOTE' ? undefined : textsToFollow(texts)}
      taxes={taxOptions(taxes)}
      today={today}
      paymentTerms={user.defaultPaymentTerms}
      numberFollows={follows}
    />
  )
})
