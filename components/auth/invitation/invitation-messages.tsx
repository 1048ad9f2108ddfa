import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { ROLE_LABELS } from '@/lib/business/members/roles'
import type { OpenInvitation } from '@/lib/business/members/member-response'
import { AuthHeading } from '@/components/auth/auth-heading'

/** Inviter, business and role of an invitation. */
export function InvitationHeading({ businessName, invitedBy, role, isAccepted }: OpenInvitation) {
  const { label, description } = ROLE_LABELS[role]
  const business = <bdi>{businessName}</bdi>
  if (isAccepted)
    return <AuthHeading heading={<>You’ve joined {business}</>} text="This invitation was accepted." />
  return (
    <div className="grid gap-5">
      <AuthHeading
        heading={<>Join {business}</>}
        text={
          <>
            <bdi className="text-foreground font-medium">{invitedBy}</bdi> invited you to work on its
            invoices.
          </>
        }
      />
      <dl className="bg-muted rounded-lg px-4 py-3">
        <dt className="text-caption text-muted-foreground">Your role</dt>
        <dd>
          <span className="font-medium">{label}</span>
          <span className="text-caption text-muted-foreground block">{description}</span>
        </dd>
      </dl>
    </div>
  )
}

/** Shown for an unknown, revoked, expired or used link; all of them need a new invitation. */
export const InvalidInvitation = () => (
  <div className="grid gap-7">
    <AuthHeading
      heading="This invitation doesn’t work"
      text="It may have expired, been revoked or been replaced by a newer one. Ask whoever invited you to send it again."
    />
    <Button asChild variant="outline" size="lg" className="w-full">
      <Link href="/login">Sign in</Link>
    </Button>
  </div>
)

interface AcceptedInvitationProps {
  business: string
  /** Sign-in URL; null if the visitor is signed in as another user. */
  signIn: string | null
}

/** Shown for an accepted link. Doesn't reveal who accepted it. */
export const AcceptedInvitation = ({ business, signIn }: AcceptedInvitationProps) => (
  <div className="grid gap-7">
    <AuthHeading
      heading="This invitation has already been used"
      text={
        <>
          Whoever it was for can open <bdi>{business}</bdi> by signing in with the address it was sent to.
        </>
      }
    />
    <Button asChild variant={signIn ? 'default' : 'outline'} size="lg" className="w-full">
      <Link href={signIn ?? '/'}>{signIn ? 'Sign in' : 'Go to Dashboard'}</Link>
    </Button>
  </div>
)
