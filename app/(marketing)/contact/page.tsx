import { TextPage, OperatorNotice } from '@/components/marketing/text-page'
import { getOperator } from '@/lib/platform/env'
import { site } from '@/lib/core/site'
import { pageMetadata } from '../metadata'

export const metadata = pageMetadata({
  path: '/contact',
  title: 'Contact',
  description: `Who to contact about an invoice, an account or this installation of ${site.name}.`,
})

export default function ContactPage() {
  return (
    <TextPage heading="Contact" lead="Who to contact depends on your question.">
      <h2>You received an invoice</h2>
      <p>
        Ask the business that sent it. Its name and address are at the top of the invoice, and its e-mail
        address is the one that sent you the link. Nobody else can change the invoice, accept a payment for it
        or give you a refund.
      </p>
      <h2>You have an account here</h2>
      <p>
        If you cannot sign in, <a href="/forgot-password">reset your password</a>. For anything else, ask the
        operator.
      </p>
      <h2>The operator</h2>
      <OperatorNotice {...getOperator()} />
    </TextPage>
  )
}
