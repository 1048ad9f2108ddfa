import { TextPage, OperatorNotice } from '@/components/marketing/text-page'
import { getOperator } from '@/lib/platform/env'
import { site } from '@/lib/core/site'
import { pageMetadata } from '../metadata'

export const metadata = pageMetadata({
  path: '/terms',
  title: 'Terms',
  description: `The terms ${site.name} comes with, and who is responsible for the service you use.`,
})

export default function TermsPage() {
  return (
    <TextPage
      heading="Terms"
      lead="Two things apply when you work here: the licence of the software, and whatever you agreed with the operator of this installation."
    >
      <h2>The operator is responsible</h2>
      <p>
        {site.name} is self-hosted. The operator of an installation decides who may use it, under which
        conditions and at what price, and is responsible for running it. The authors of the software are no
        party to that, and cannot see or change what is stored here.
      </p>
      <OperatorNotice {...getOperator()} />
      <h2>The software</h2>
      <p>
        It is published under the MIT licence: it may be used, copied and changed freely, and comes as it is,
        without warranty of any kind.
      </p>
      <h2>Prices</h2>
      <p>
        The prices on the <a href="/landing#pricing">landing page</a> describe the plans of a hosted service.
        The software itself takes no payment and asks for no card. What you pay for this installation, if
        anything, is between you and its operator.
      </p>
      <h2>What is yours</h2>
      <p>
        Clients, invoices, texts and pictures that you enter remain yours, and so does the responsibility for
        them: that you may use them, that your invoices are right, and that they meet the tax law that applies
        to you. The software adds up; it gives no legal or tax advice.
      </p>
      <h2>Fair use</h2>
      <ul>
        <li>Keep your password to yourself.</li>
        <li>Send invoices only for what you sold, to the people you sold it to.</li>
        <li>Do not try to reach what belongs to others.</li>
      </ul>
    </TextPage>
  )
}
