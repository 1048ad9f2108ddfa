import type { ReactNode } from 'react'
import { CurrentBusiness } from '@/components/shared/browser/current-business'
import { requireMember, requirePerson, type Session, type MemberContext } from '@/lib/api/session'

/** What a page shows to whoever looks; whichever of its screens it is, it says which business it was drawn for. */
type Screen<Visitor, Props> = (visitor: Visitor, props: Props) => Promise<ReactNode>

/** A page of the app for whoever belongs to a business (`requireMember`). What a role may not use, the screen refuses itself. */
export const withMember = <Props,>(screen: Screen<MemberContext, Props>) =>
  async function MemberPage(props: Props) {
    const visit = await requireMember()
    return renderFrame(visit.actor.businessId, await screen(visit, props))
  }

/** A page of the app about the person, who may belong to no business (`requirePerson`). */
export const withUser = <Props,>(screen: Screen<Session, Props>) =>
  async function PersonPage(props: Props) {
    const session = await requirePerson()
    return renderFrame(session.user.businessId, await screen(session, props))
  }

const renderFrame = (business: number | null, screen: ReactNode) => (
  <>
    <CurrentBusiness business={business} />
    {screen}
  </>
)
