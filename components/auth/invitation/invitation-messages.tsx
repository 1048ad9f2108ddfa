import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { OpenInvitation } from '@/lib/business/members/member-response'
import { AuthHeading } from '@/components/auth/auth-heading'

const bdi = (text: ReactNode) => <bdi>{text}</bdi>

/** Inviter, business and role of an invitation. */
export function InvitationHeading({ businessName: business, invitedBy, role, isAccepted }: OpenInvitation) {
  const t = useTranslations('auth.invitation')
  const tRole = useTranslations('common.role')
  const tDescription = useTranslations('members.roleDescriptions')
  if (isAccepted)
    return <AuthHeading heading={t.rich('joined.title', { business, bdi })} text={t('joined.text')} />
  return (
    <div className="grid gap-5">
      <AuthHeading
        heading={t.rich('join', { business, bdi })}
        text={t.rich('invitedBy', {
          name: invitedBy,
          business,
          bdi,
          inviter: (name) => <bdi className="text-foreground font-medium">{name}</bdi>,
        })}
      />
      <dl className="bg-muted rounded-lg px-4 py-3">
        <dt className="text-caption text-muted-foreground">{t('role')}</dt>
        <dd>
          <span className="font-medium">{tRole(role)}</span>
          <span className="text-caption text-muted-foreground block">{tDescription(role)}</span>
        </dd>
      </dl>
    </div>
  )
}

/** Shown for an unknown, revoked, expired or used link; all of them need a new invitation. */
export function InvalidInvitation() {
  const t = useTranslations('auth.invitation.invalid')
  const tSignIn = useTranslations('auth.signIn')
  return (
    <div className="grid gap-7">
      <AuthHeading heading={t('title')} text={t('text')} />
      <Button asChild variant="outline" size="lg" className="w-full">
        <Link href="/login">{tSignIn('submit')}</Link>
      </Button>
    </div>
  )
}

interface AcceptedInvitationProps {
  business: string
  /** Sign-in URL; null if the visitor is signed in as another user. */
  signIn: string | null
}

/** Shown for an accepted link. Doesn't reveal who accepted it. */
export function AcceptedInvitation({ business, signIn }: AcceptedInvitationProps) {
  const t = useTranslations('auth.invitation.used')
  const tSignIn = useTranslations('auth.signIn')
  return (
    <div className="grid gap-7">
      <AuthHeading heading={t('title')} text={t.rich('text', { business, bdi })} />
      <Button asChild variant={signIn ? 'default' : 'outline'} size="lg" className="w-full">
        <Link href={signIn ?? '/'}>{signIn ? tSignIn('submit') : t('dashboard')}</Link>
      </Button>
    </div>
  )
}
