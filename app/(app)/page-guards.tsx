import type { ReactNode } from 'react'
import { CurrentBusiness } from '@/components/shared/browser/current-business'
import { requireMember, requirePerson, type Session, type MemberContext } from '@/lib/api/session'

/** Renders a page for a visitor. `renderFrame` adds the business it was rendered for. */
type Screen<Visitor, Props> = (visitor: Visitor, props: Props) => Promise<ReactNode>

/** Guards a page for members of a business (`requireMember`). The page itself checks permissions. */
export const withMember = <Props,>(screen: Screen<MemberContext, Props>) =>
  async function MemberPage(props: Props) {
    const visit = await requireMember()
    return renderFrame(visit.actor.businessId, await screen(visit, props))
  }

/** Guards a page about the user, who may not belong to a business (`requirePerson`). */
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
