import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { SamplePreview } from '@/components/documents/document-view/sample-preview'
import { CurrentBusiness } from '@/components/shared/browser/current-business'
import { BackToBusinessButton } from '@/components/users/onboarding/back-to-business-button'
import { OnboardingWizard } from '@/components/users/onboarding/onboarding-wizard'
import { parseReachedStep, STEP_COOKIE } from '@/components/users/onboarding/step-list'
import { SessionRefresher } from '@/components/users/onboarding/session-refresher'
import { SESSION_ENDED_PATH } from '@/lib/auth/rules/paths'
import { getSession } from '@/lib/api/session'
import { listBusinesses } from '@/lib/business/members/queries'
import { todayIn } from '@/lib/core/dates'
import { DEFAULT_CURRENCY } from '@/lib/core/site'
import type { CurrentUser } from '@/lib/business/user-response'
import { suggestDefaults } from '@/lib/business/suggest-defaults'
import { deriveDraftKey } from '@/lib/platform/crypto/encryption'
import { withCountryName } from '@/lib/clients/with-country-name'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('onboarding')
  return { title: t('pageTitle') }
}

interface Props {
  searchParams: Promise<{ step?: string | string[]; from?: string | string[] }>
}

export default async function OnboardingPage({ searchParams }: Props) {
  const session = await getSession()
  if (!session) redirect(SESSION_ENDED_PATH)
  const { user, token } = session
  if (user.isOnboarded && token.onboarded) redirect('/')
  if (user.isOnboarded) return <SessionRefresher userId={user.id} email={user.email} />
  const [{ step, from }, sent, businesses] = await Promise.all([
    searchParams,
    headers(),
    listBusinesses(user.id, user.businessId),
  ])
  const others = businesses.filter(({ isOnboarded }) => isOnboarded)
  const back = others.find(({ id }) => String(id) === from) ?? others[0]
  // Prefilled, not saved; the first step says so.
  const guess = suggestDefaults(user.timeZone, sent.get('accept-language'))
  const isNew = !user.country && user.currency === DEFAULT_CURRENCY
  return (
    // Reserves the preview's width from the start, because the preview arrives last.
    <div className="beside-preview">
      <CurrentBusiness business={user.businessId} />
      {back && <BackToBusinessButton business={{ id: back.id, name: back.name }} />}
      <OnboardingWizard
        user={withCountryName(isNew ? { ...user, ...guess } : user)}
        preview={<SamplePreview today={todayIn(user.timeZone)} />}
        startStep={startStep(step, user, (await cookies()).get(STEP_COOKIE)?.value)}
        draftKey={deriveDraftKey(user.id)}
        isAdditionalBusiness={back !== undefined}
      />
    </div>
  )
}

/**
 * Returns the index of the step in the URL, else the last one this browser reached, else the first that is not stored
 * yet.
 */
function startStep(
  step: Awaited<Props['searchParams']>['step'],
  user: CurrentUser,
  cookie: string | undefined,
): number {
  if (step === '2') return 1
  if (step === '3') return 2
  if (step !== undefined) return 0
  const reached = parseReachedStep(cookie, user.businessId)
  if (reached !== null) return reached
  if (!user.country) return 0
  return user.companyName ? 2 : 1
}
