const PREFIX = '/api/logos/'

/** Where the user's own picture is served, to the user alone. */
export const avatarSrc = (id: string): string => `/api/user/avatar/${id}`

/** Where a logo is served on this origin; this is also its file reference. */
export const logoSrc = (id: string): string => PREFIX + id

/** The id in a logo's file reference, or null when the text is none. */
export function logoIdOf(reference: string): string | null {
  const id = reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : ''
  return /^[\w-]{16,64}$/.test(id) ? id : null
}
