import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { memberPage } from '@/app/(app)/frame'
import { NewClientDialog } from '@/components/clients/editor/new-client-dialog'
import { taxOptions } from '@/components/documents/form/charges/tax-options'
import { InvoiceForm } from '@/components/documents/form/invoice-form'
import { storedInvoiceFields } from '@/components/documents/form/invoice-form-values'
import { NotADraft } from '@/components/documents/detail/not-a-draft'
import { NotAllowed } from '@/components/shared/page/not-allowed'
import { getDecimalSign } from '@/lib/api/decimal-sign'
import { browserKey } from '@/lib/platform/crypto/secret-box'
import { PICKER_SIZE, pickerOptions } from '@/lib/parties/queries'
import { listTaxRates } from '@/lib/business/taxes/queries'
import { getDefaultTexts } from '@/lib/business/default-texts'
import { textsToFollow } from '@/lib/business/texts'
import { todayIn } from '@/lib/kernel/dates'
import { orNull, parseId } from '@/lib/platform/http/page'
import { keptName } from '@/lib/documents/kept'
import { may } from '@/lib/documents/lifecycle'
import { getInvoice, getSeller } from '@/lib/documents/queries'
import { getSchedule, seriesApart } from '@/lib/series/queries'
import { invoiceCurrencies } from '@/lib/kernel/site'

export const metadata: Metadata = { title: 'Edit Invoice' }

export default memberPage<PageProps<'/invoices/edit/[id]'>>(
  async ({ user, actor, may: roleMay }, { params }) => {
    const { id: text } = await params
    const invoice = await orNull(() => getInvoice(actor, parseId(text, 'invoice')))
    if (!invoice) notFound()
    const { id, invoiceNumber, status, version } = invoice
    if (!roleMay('write'))
      return <NotAllowed what="edit invoices" back={{ href: `/invoices/${id}`, label: 'View invoice' }} />
    if (!may('edit', invoice))
      return <NotADraft invoice={{ id, kind: invoice.kind, invoiceNumber, status }} />

    const [clients, schedule, apart, taxes, texts, seller] = await Promise.all([
      pickerOptions(actor, invoice.clientId, { deletedToo: true }),
      getSchedule(actor, id),
      seriesApart(actor, id),
      listTaxRates(actor),
      getDefaultTexts(actor),
      // A draft's own says its language; the form wants what it would be without.
      getSeller(actor),
    ])
    return (
      <InvoiceForm
        key={`${id}:${version}`}
        mode={{ kind: 'edit', id, version }}
        draftPlace={{ name: keptName(actor, `${id}:${version}`), key: browserKey(`draft ${user.id}`) }}
        initial={storedInvoiceFields(invoice, schedule, await getDecimalSign(user))}
        clients={clients}
        NewClient={NewClientDialog}
        moreClients={clients.length >= PICKER_SIZE}
        currencies={invoiceCurrencies(user.currency)}
        defaultCurrency={user.currency}
        seller={seller}
        texts={textsToFollow(texts)}
        taxes={taxOptions(taxes)}
        today={todayIn(user.timeZone)}
        paymentTerms={user.defaultPaymentTerms}
        seriesId={apart}
      />
    )
  },
)
