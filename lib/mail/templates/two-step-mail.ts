import { site } from '@/lib/core/site'
import type { Translator } from '@/lib/i18n/translator'
import type { AccountMail } from './render-mail'

/** Changes to a user's two-step sign-in. */
export type TwoStepEvent = 'on' | 'off' | 'codes' | 'used'

interface Values {
  to: string
  name: string
  /** Settings page. */
  link: string
  codesLeft: number
}

const product = site.name

const composers = {
  on: (t: Translator<'mail'>) => ({
    subject: t('twoStep.on.subject', { product }),
    heading: t('twoStep.on.heading'),
    text: t('twoStep.on.text', { product }),
  }),
  off: (t: Translator<'mail'>) => ({
    subject: t('twoStep.off.subject', { product }),
    heading: t('twoStep.off.heading'),
    text: t('twoStep.off.text', { product }),
  }),
  codes: (t: Translator<'mail'>) => ({
    subject: t('twoStep.codes.subject', { product }),
    heading: t('twoStep.codes.heading'),
    text: t('twoStep.codes.text', { product }),
  }),
  used: (t: Translator<'mail'>, codesLeft: number) => ({
    subject: t('twoStep.used.subject', { product }),
    heading: t('twoStep.used.heading'),
    text: t('twoStep.used.text', { product, codesLeft }),
  }),
}

/** Notifies the account's owner, who may not be the person who acted. */
export const createTwoStepMail = (
  event: TwoStepEvent,
  { to, name, link, codesLeft }: Values,
): AccountMail => ({
  to,
  isRequested: true,
  compose: (t: Translator<'mail'>) => {
    const { text, ...titles } = composers[event](t, codesLeft)
    return {
      ...titles,
      paragraphs: [t('greeting', { name }), text, t('twoStep.hint')],
      action: { label: t('twoStep.action'), link },
      footnote: t('sentToYourAddress'),
    }
  },
})
