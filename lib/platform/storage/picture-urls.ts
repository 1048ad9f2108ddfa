const PREFIX = '/api/logos/'

/** Where the user's own picture is served, to the user alone. */
export const getAvatarSrc = (id: string): string => `/api/user/avatar/${id}`

/** Where a logo is served on this origin; this is also its file reference. */
export const getLogoSrc = (id: string): string => PREFIX + id

/** Whether a text may be the id of a picture: no id has a control character, and the database takes none. */
export const isPictureId = (text: string): boolean => /^[\w-]{16,64}$/.test(text)

/** The id in a logo's file reference, or null when the text is none. */
export function parseLogoId(reference: string): string | null {
  const id = reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : ''
  return isPictureId(id) ? id : null
}
