declare const brand: unique symbol

/**
 * Id of a business. A plain number, as Prisma returns it, is assignable; a `UserId` is not, so that mixing up the two
 * does not compile.
 */
export type BusinessId = number & { readonly [brand]?: 'business' }
/** Id of a user. */
export type UserId = number & { readonly [brand]?: 'user' }

/** Roles of a member; permissions.ts has the permissions of each. */
export const ROLES = ['OWNER', 'ADMIN', 'STAFF', 'ACCOUNTANT', 'VIEWER'] as const
export type Role = (typeof ROLES)[number]

/** Origin of an action: a member in a browser, an API key, a job, or a visitor with the public link. */
export const CHANNELS = ['browser', 'api-key', 'job', 'link'] as const
export type Channel = (typeof CHANNELS)[number]

/**
 * Actor of a request or job, and its business: the first argument of every function that reads or changes a business's
 * data.
 */
export interface Actor {
  businessId: BusinessId
  /** Null for a job or a visitor. */
  person: { id: UserId; name: string } | null
  via: Channel
  /** Null for a job or a visitor. */
  role: Role | null
  /** BCP 47 tag by which the business formats numbers and dates. */
  locale: string
  /** IANA time zone, which decides the business's current day. */
  timeZone: string
}

/** A signed-in member, in a browser or with an API key. */
export type Member = Actor & { person: NonNullable<Actor['person']>; role: Role }

/** The part of an actor that is recorded with an event. */
export type EventActor = Pick<Actor, 'businessId' | 'person' | 'via'>

/** Scope of a query: a business, or anything that belongs to one. */
export type BusinessScope = Pick<Actor, 'businessId'>

export interface BusinessLocale {
  locale: string
  timeZone: string
}

export const createJobActor = (businessId: BusinessId, { locale, timeZone }: BusinessLocale): Actor => ({
  businessId,
  person: null,
  via: 'job',
  role: null,
  locale,
  timeZone,
})

export const createVisitorActor = (businessId: BusinessId, { locale, timeZone }: BusinessLocale): Actor => ({
  businessId,
  person: null,
  via: 'link',
  role: null,
  locale,
  timeZone,
})
