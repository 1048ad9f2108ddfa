import { PERMISSIONS, type Permission } from '@/lib/core/access/permissions'
import { Browser } from '@/tests/factories/browser'
import { createCall, getDefinition, routes, sendCall, type Route } from '@/tests/factories/routes'
import { isFullSize } from '@/tests/factories/full-size'
import { createResources, type ResourceIds, type SignedIn } from '@/tests/factories/resources'

// Shared by the access matrices of roles and channels.

const isPermission = (access: string): access is Permission => Object.hasOwn(PERMISSIONS, access)
/** Routes that take a business. */
export const guardedRoutes = routes.filter((route) => {
  const { access } = getDefinition(route)
  return access === 'onboarding' || isPermission(access)
})

/** Returns the permissions a role needs for a call with this body. */
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

/**
 * Returns a route for each access level and method in `npm test`, where one check serves them all, and every route at
 * full size.
 */
export function sampleRoutes(all: Route[]): Route[] {
  const toKind = (route: Route) => `${getDefinition(route).access} ${getDefinition(route).method}`
  const firstOfKind = new Map(all.toReversed().map((route) => [toKind(route), route]))
  return isFullSize ? all : all.filter((route) => firstOfKind.get(toKind(route)) === route)
}

export interface AccessCase {
  owner: SignedIn
  things: ResourceIds
  caller: SignedIn
}

/** Creates a business with one of every resource, and a caller in it. */
export async function createAccessCase(make: (owner: SignedIn) => Promise<SignedIn>): Promise<AccessCase> {
  const owner = await Browser.signedIn()
  const things = await createResources(owner.user)
  return { owner, things, caller: await make(owner) }
}

/**
 * Returns the response of every guarded route. Creates a new case whenever an earlier call deleted what the next one
 * needs.
 */
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
