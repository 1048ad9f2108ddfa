import { TextPage, OperatorNotice } from '@/components/marketing/text-page'
import { getOperator } from '@/lib/platform/env'
import { site } from '@/lib/core/site'
import { pageMetadata } from '../metadata'

export const metadata = pageMetadata({
  path: '/privacy',
  title: 'Privacy',
  description: `What an installation of ${site.name} stores about you, who sees it, and who to ask to delete it.`,
})

export default function PrivacyPage() {
  return (
    <TextPage
      heading="Privacy"
      lead="What you enter is stored in this installation’s own database. Its operator is responsible for it."
    >
      <h2>Who is responsible</h2>
      <OperatorNotice {...getOperator()} />
      <p>The authors of the software receive nothing: no data, no statistics, no reports of errors.</p>
      <h2>What is stored</h2>
      <ul>
        <li>
          Your account: name, e-mail address and a hash of your password, or your Google account’s number.
        </li>
        <li>
          With two-step sign-in, the encrypted key of your authenticator app and hashes of your recovery
          codes.
        </li>
        <li>Your profile, company and bank details, as far as you enter them, and your logo.</li>
        <li>Your clients and invoices, with a history of what happened to each invoice.</li>
        <li>Your sessions: when each began, when it was last used, and the name of the browser.</li>
        <li>
          For a while, how often something was tried: signing in, asking for a mail. The account or network
          address is kept as a hash.
        </li>
      </ul>
      <h2>Who sees it</h2>
      <ul>
        <li>You. Accounts are separate from each other.</li>
        <li>Whoever has the public link of an invoice sees that invoice, until you revoke the link.</li>
        <li>
          The operator, and the services they chose: for the server and its logs, for sending mail, and for
          storing pictures if they use one.
        </li>
        <li>Google, if you choose to sign in with Google or to connect Gmail.</li>
      </ul>
      <p>There is no advertising, no tracking, and no script or picture from other sites.</p>
      <h2>Your rights</h2>
      <p>
        You can correct your data, take a copy of all of it, and delete your account yourself, on your
        profile. An account is deleted 14 days after you ask for it. For anything else ask the operator. If
        you received an invoice, ask the business that sent it: it decides what is stored about its clients.
      </p>
      <p>
        What is kept in your browser is listed under <a href="/cookies">Cookies</a>.
      </p>
    </TextPage>
  )
}
