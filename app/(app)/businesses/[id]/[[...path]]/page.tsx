import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { personPage } from '@/app/(app)/frame'
import { NamedBusiness } from '@/components/businesses/named-business'
import { findOwnBusiness } from '@/lib/business/members/queries'
import { pathInBusiness } from '@/lib/identity/rules/paths'
import { readId } from '@/lib/kernel/id'

export const metadata: Metadata = { title: 'Open business' }

type Props = PageProps<'/businesses/[id]/[[...path]]'>

/**
 * Where a link leads that is about one business (`businessLink`): to its page there, whichever business its reader works in. Whoever does
 * not belong to it gets the page of their own, as if the link had named none.
 */
export default personPage<Props>(async ({ user, business: current }, { params, searchParams }) => {
  const [{ id: text, path = [] }, query] = await Promise.all([params, searchParams])
  const to = pathInBusiness(path, query)
  const id = readId(text)
  const named = id === null || id === current?.id ? null : await findOwnBusiness(user.id, id)
  if (!named) redirect(to)
  return <NamedBusiness business={named} path={to} current={current?.name ?? null} />
})
