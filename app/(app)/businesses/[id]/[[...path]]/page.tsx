import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { withUser } from '@/app/(app)/page-guards'
import { BusinessRedirect } from '@/components/businesses/business-redirect'
import { findOwnBusiness } from '@/lib/business/members/queries'
import { resolveBusinessPath } from '@/lib/auth/rules/paths'
import { parseId } from '@/lib/core/id'

export const metadata: Metadata = { title: 'Open business' }

type Props = PageProps<'/businesses/[id]/[[...path]]'>

/**
 * Where a link leads that is about one business (`getBusinessLink`): to its page there, whichever business its reader works in. Whoever does
 * not belong to it gets the page of their own, as if the link had named none.
 */
export default withUser<Props>(async ({ user, business: current }, { params, searchParams }) => {
  const [{ id: text, path = [] }, query] = await Promise.all([params, searchParams])
  const to = resolveBusinessPath(path, query)
  const id = parseId(text)
  const named = id === null || id === current?.id ? null : await findOwnBusiness(user.id, id)
  if (!named) redirect(to)
  return <BusinessRedirect business={named} path={to} current={current?.name ?? null} />
})
