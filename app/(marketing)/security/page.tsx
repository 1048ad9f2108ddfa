import { TextPage, OperatorNotice } from '@/components/marketing/text-page'
import { getOperator } from '@/lib/platform/env'
import { site } from '@/lib/core/site'
import { pageMetadata } from '../metadata'

export const metadata = pageMetadata({
  path: '/security',
  title: 'Security',
  description: `What ${site.name} does to protect accounts and invoices, and what is left to whoever runs it.`,
})

export default function SecurityPage() {
  return (
    <TextPage
      heading="Security"
      lead="What the software does by itself, and what it leaves to the operator of an installation."
    >
      <h2>What the software does</h2>
      <ul>
        <li>
          Passwords are kept only as argon2id hashes. Guessing is limited for each account and each address.
        </li>
        <li>
          A session is a row in the database: once it is deleted, that browser is signed out. A new password
          ends every other session.
        </li>
        <li>
          With two-step sign-in, you also enter a code from an authenticator app after your password or
          Google. Each code works once.
        </li>
        <li>Links in mails work once, expire, and are kept only as hashes.</li>
        <li>
          A public invoice link holds 256 random bits. It is looked up by its hash, kept encrypted, hidden
          from search engines, and can be revoked.
        </li>
        <li>
          Every query names the owner of the data it asks for. Somebody else’s invoice answers as one that
          does not exist.
        </li>
        <li>Pages run no script but their own, and load nothing from anywhere else.</li>
        <li>Uploaded pictures are decoded and encoded anew before anybody sees them.</li>
      </ul>
      <h2>What the operator does</h2>
      <ul>
        <li>Serve it over HTTPS, and keep the server, the database and the software up to date.</li>
        <li>Make backups, and try now and then whether they can be restored.</li>
        <li>Decide who has access to the server. Whoever has can read what is stored there.</li>
      </ul>
      <h2>Found a weakness?</h2>
      <p>Please tell the operator first, and give them time to mend it before you tell others.</p>
      <OperatorNotice {...getOperator()} />
    </TextPage>
  )
}
