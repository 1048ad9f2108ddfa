import { PERMISSIONS, type Permission } from '@/lib/core/access/permissions'
import { Browser } from '@/tests/factories/browser'
import { createCall, getDefinition, routes, sendCall, type Route } from '@/tests/factories/routes'
import { createResources, type ResourceIds, type SignedIn } from '@/tests/factories/resources'

// What the matrices of roles and of ways in have in common.

const isPermission = (access: string): access is Permission => Object.hasOwn(PERMISSIONS, access)
/** Every call that takes a business. */
export const guardedRoutes = routes.filter((route) => {
  const { access } = getDefinition(route)
  return access === 'setting up' || isPermission(access)
})

/** What a role needs for a call, by what the call sends along. */
export function getRequiredPermissions(route: Route, body: unknown): Permission[] {
  const { access, needs, bodyIs } = getDefinition(route)
  return [
    ...(isPermission(access) ? [access] : []),
    ...(Array.isArray(needs) ? needs : []),
    ...(typeof needs === 'function' && (body !== undefined || bodyIs === undefined)
      ? needs(body as never)
      : []),
  ]
}

export interface AccessCase {
  owner: SignedIn
  things: ResourceIds
  /** Who calls. */
  caller: SignedIn
}

/** A business with everything in it, and somebody who calls there. */
export async function createAccessCase(make: (owner: SignedIn) => Promise<SignedIn>): Promise<AccessCase> {
  const owner = await Browser.signedIn()
  const things = await createResources(owner.user)
  return { owner, things, caller: await make(owner) }
}

/** What every call answers, each asked again at a new place where an earlier one took away what it is about. */
export async function callGuardedRoutes(
  make: () => Promise<AccessCase>,
  expected: (route: Route, body: unknown) => number,
) {
  const given: [string, number][] = []
  const wanted: [string, number][] = []
  let at = await make()
  let isNew = true
  for (const route of guardedRoutes) {
    const ask = async () => {
      const call = await createCall(route, at.things, at.caller).catch(() => ({ body: undefined }))
      return [(await sendCall(at.caller, route, call)).status, expected(route, call.body)] as const
    }
    let [status, wants] = await ask()
    if (status !== wants && !isNew) {
      at = await make()
      ;[status, wants] = await ask()
    }
    isNew = false
    given.push([route[0], status])
    wanted.push([route[0], wants])
  }
  return { given, wanted }
}
