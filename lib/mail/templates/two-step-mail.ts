import { site } from '@/lib/core/site'
import type { Mail } from '@/lib/mail/transports/types'
import { renderMail } from './render-mail'

/** Changes to a user's two-step sign-in. */
export type TwoStepEvent = 'on' | 'off' | 'codes' | 'used'

interface Values {
  to: string
  name: string
  /** Settings page. */
  link: string
  codesLeft: number
}

const formatCodesLeft = (count: number): string => {
  if (count === 0) return 'It was the last one: please make new ones now.'
  return count === 1 ? 'One is left.' : `${count} are left.`
}

const MESSAGES: Record<
  TwoStepEvent,
  { subject: string; heading: string; text: (codesLeft: number) => string }
> = {
  on: {
    subject: `Two-step sign-in is on for ${site.name}`,
    heading: 'Two-step sign-in is on',
    text: () => `From now on, signing in to ${site.name} asks for a code from your authenticator app.`,
  },
  off: {
    subject: `Two-step sign-in is off for ${site.name}`,
    heading: 'Two-step sign-in is off',
    text: () => `Signing in to ${site.name} no longer asks for a code. Your recovery codes no longer work.`,
  },
  codes: {
    subject: `New recovery codes for ${site.name}`,
    heading: 'New recovery codes were made',
    text: () => `Your ${site.name} account has ten new recovery codes. The ones before no longer work.`,
  },
  used: {
    subject: `A recovery code signed in to ${site.name}`,
    heading: 'A recovery code was used',
    text: (codesLeft) =>
      `Somebody signed in to your ${site.name} account with a recovery code. ${formatCodesLeft(codesLeft)}`,
  },
}

/** Notifies the account's owner, who may not be the person who acted. */
export function renderTwoStepMail(news: TwoStepEvent, { to, name, link, codesLeft }: Values): Mail {
  const { subject, heading, text } = MESSAGES[news]
  return renderMail({
    to,
    subject,
    heading,
    paragraphs: [
      `Hello ${name},`,
      text(codesLeft),
      'If this was you, there’s nothing to do. If it wasn’t, change your password now and sign out everywhere.',
    ],
    action: { label: 'Open your profile', link },
    footnote: 'You’re receiving this e-mail because your account uses this address.',
  })
}
