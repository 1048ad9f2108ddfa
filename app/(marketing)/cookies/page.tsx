import { DataRetentionTable } from '@/components/marketing/data-retention-table'
import { TextPage } from '@/components/marketing/text-page'
import { site } from '@/lib/core/site'
import { pageMetadata } from '../metadata'

export const metadata = pageMetadata({
  path: '/cookies',
  title: 'Cookies',
  description: `Everything ${site.name} keeps in your browser, and for how long.`,
})

const COOKIES = [
  { name: 'next-auth.session-token', purpose: 'Keeps you signed in', kept: '30 days after your last visit' },
  { name: 'next-auth.csrf-token', purpose: 'Protects the sign-in form', kept: 'Until the browser is closed' },
  {
    name: 'next-auth.callback-url',
    purpose: 'Leads you back to where you were',
    kept: 'Until the browser is closed',
  },
  {
    name: 'next-auth.state, next-auth.pkce.code_verifier',
    purpose: 'Protect signing in with Google',
    kept: '15 minutes, only if you use it',
  },
  {
    name: 'google-step',
    purpose: 'Waits for your code after you signed in with Google',
    kept: '10 minutes, only with two-step sign-in',
  },
  {
    name: 'registered',
    purpose: 'Lets the link in your confirmation mail sign you in here',
    kept: '24 hours after you register',
  },
  {
    name: 'onboarding-step',
    purpose: 'Lets you continue setting up where you left off',
    kept: '7 days',
  },
  { name: 'sidebar', purpose: 'Whether you left the sidebar open', kept: 'One year' },
]

export default function CookiesPage() {
  return (
    <TextPage
      heading="Cookies"
      lead="Only what the product needs to work, or what you chose. Nothing follows you, so there is nothing to consent to."
    >
      <h2>Cookies</h2>
      <p>
        If you look around without an account, none is set. Over HTTPS, the names begin with{' '}
        <code>__Secure-</code> or <code>__Host-</code>.
      </p>
      <DataRetentionTable label="Cookies" rows={COOKIES} />
      <h2>Storage of the browser</h2>
      <p>
        Beside cookies, the browser keeps the theme you chose, an invoice you began and did not save yet, that
        your set-up is complete, that a tab has signed in or out, and, until you close the tab, the address
        you registered with and what you typed while setting up. You can delete all of it in your browser’s
        settings.
      </p>
    </TextPage>
  )
}
