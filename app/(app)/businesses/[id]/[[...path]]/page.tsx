import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { withUser } from '@/app/(app)/page-guards'
import { BusinessRedirect } from '@/components/businesses/business-redirect'
import { findOwnBusiness } from '@/lib/business/members/queries'
import { resolveBusinessPath } from '@/lib/auth/rules/paths'
import { parseId } from '@/lib/core/ids'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('businesses.redirect')
  return { title: t('pageTitle') }
}

type Props = PageProps<'/businesses/[id]/[[...path]]'>

/**
 * Target of links about one business (`getBusinessLink`): opens the page in that business, whichever one the user works
 * in. Users who don't belong to it get the page of their current business instead.
 */
export default withUser<Props>(async ({ user, business: current }, { params, searchParams }) => {
  const [{ id: text, path = [] }, query] = await Promise.all([params, searchParams])
  const to = resolveBusinessPath(path, query)
  const id = parseId(text)
  const target = id === null || id === current?.id ? null : await findOwnBusiness(user.id, id)
  if (!target) redirect(to)
  const t = await getTranslations('businesses.redirect')
  const name = (text: ReactNode) => <bdi>{text}</bdi>
  return (
    <BusinessRedirect
      business={target}
      path={to}
      title={t('title', { business: target.name })}
      text={current && t.rich('current', { business: current.name, name })}
      label={t.rich('open', { business: target.name, name })}
    />
  )
})
