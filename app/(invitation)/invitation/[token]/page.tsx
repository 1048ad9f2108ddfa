import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrDivider } from '@/components/auth/auth-shell'
import { AcceptInvitationButton } from '@/components/auth/invitation/accept-invitation-button'
import { InvitationRegisterForm } from '@/components/auth/invitation/invitation-register-form'
import {
  InvalidInvitation,
  InvitationHeading,
  AcceptedInvitation,
} from '@/components/auth/invitation/invitation-messages'
import { TextLink } from '@/components/auth/text-link'
import { AuthNotice } from '@/components/auth/auth-notice'
import { GoogleButton } from '@/components/auth/sign-in/google-button'
import { SignOutButton } from '@/components/layout/sign-out-button'
import { getSession } from '@/lib/api/session'
import { findOpenInvitation } from '@/lib/business/members/queries'
import { isGoogleConfigured } from '@/lib/auth/google/google'
import { isMember } from '@/lib/auth/users/memberships'
import { getInvitationPath, getSessionEndedPath, getSignInPath } from '@/lib/auth/rules/paths'
import { findSessionToken } from '@/lib/auth/sessions/session-cookie'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.invitation')
  return { title: t('pageTitle'), referrer: 'no-referrer', robots: { index: false, follow: false } }
}

/**
 * Shows an invitation and the one possible next step. Doesn't reveal whether its address already has an account; only
 * creating one does.
 */
export default async function InvitationPage({ params }: PageProps<'/invitation/[token]'>) {
  const { token } = await params
  const [invitation, session, sessionToken] = await Promise.all([
    findOpenInvitation(token),
    getSession(),
    findSessionToken(),
  ])
  if (!invitation) return <InvalidInvitation />
  const { businessId, businessName, email, isAccepted } = invitation
  const t = await getTranslations('auth.invitation')
  const here = getInvitationPath(token)

  if (session && session.user.email === email) {
    const isIn = isAccepted && (await isMember({ businessId, userId: session.user.id }))
    // A member who was removed since needs a new invitation.
    if (isAccepted && !isIn) return <InvalidInvitation />
    return (
      <div className="grid gap-7">
        <InvitationHeading {...invitation} />
        <AcceptInvitationButton token={token} business={businessName} isAccepted={isAccepted} />
        <p className="text-muted-foreground text-center wrap-anywhere">{t('signedInAs', { email })}</p>
      </div>
    )
  }
  // Other visitors see only that it was accepted.
  if (isAccepted)
    return (
      <AcceptedInvitation business={businessName} signIn={session ? null : signInFor(sessionToken, here)} />
    )
  if (session)
    return (
      <div className="grid gap-7">
        <InvitationHeading {...invitation} />
        <AuthNotice title={t('otherAccount.title', { email })}>
          {t('otherAccount.text', { email: session.user.email })}
        </AuthNotice>
        <SignOutButton to={here} className="w-full" />
      </div>
    )
  const signIn = signInFor(sessionToken, here)
  return (
    <div className="grid gap-7">
      <InvitationHeading {...invitation} />
      <InvitationRegisterForm token={token} email={email} signIn={signIn} />
      {isGoogleConfigured() && (
        <>
          <OrDivider />
          <GoogleButton label={t('withGoogle')} isConfigured returnPath={here} />
        </>
      )}
      <p className="text-muted-foreground text-center">
        {t.rich('haveAccount', { link: (text) => <TextLink href={signIn}>{text}</TextLink> })}
      </p>
    </div>
  )
}

/** Returns the sign-in path. With the cookie of an ended session, sign-in would redirect straight back here. */
const signInFor = (sessionToken: unknown, here: string) =>
  sessionToken ? getSessionEndedPath(here) : getSignInPath(here)
