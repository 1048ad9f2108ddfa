declare const of: unique symbol

/**
 * The id of a business. A plain number, as Prisma reads it, is taken for one; the id of a person is not, so that one in the place of the
 * other does not compile.
 */
export type BusinessId = number & { readonly [of]?: 'business' }
/** The id of a person who signs in. */
export type UserId = number & { readonly [of]?: 'user' }

/** What somebody may do in a business: what each role may is one table (permissions.ts). */
export const ROLES = ['OWNER', 'ADMIN', 'STAFF', 'ACCOUNTANT', 'VIEWER'] as const
export type Role = (typeof ROLES)[number]

/** How something comes about: by a person in a browser, by a key of the API, by a job, or by whoever has the public link. */
export const CHANNELS = ['browser', 'api-key', 'job', 'link'] as const
export type Channel = (typeof CHANNELS)[number]

/** Who does something, and for which business: the first argument of whatever reads or changes what belongs to one. */
export interface Actor {
  businessId: BusinessId
  /** Null where nobody signed in does it. */
  person: { id: UserId; name: string } | null
  via: Channel
  /** Null where nobody signed in does it. */
  role: Role | null
  /** BCP 47: how the business writes numbers and days. */
  locale: string
  /** IANA name: decides which day "today" is for the business. */
  timeZone: string
}

/** What somebody signed in does, in a browser or by a key. */
export type Member = Actor & { person: NonNullable<Actor['person']>; role: Role }

/** Who does something and how, as it is written down. */
export type EventActor = Pick<Actor, 'businessId' | 'person' | 'via'>

/** What belongs to a business, or acts for one: enough to read what belongs to the same. */
export type BusinessScope = Pick<Actor, 'businessId'>

/** What a job or a visitor knows of the business that it acts for. */
export interface BusinessLocale {
  locale: string
  timeZone: string
}

/** A job that works for a business. */
export const createJobActor = (businessId: BusinessId, { locale, timeZone }: BusinessLocale): Actor => ({
  businessId,
  person: null,
  via: 'job',
  role: null,
  locale,
  timeZone,
})

/** Whoever opened a public link. */
export const createVisitorActor = (businessId: BusinessId, { locale, timeZone }: BusinessLocale): Actor => ({
  businessId,
  person: null,
  via: 'link',
  role: null,
  locale,
  timeZone,
})
