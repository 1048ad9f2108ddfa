const PREFIX = '/api/logos/'

/** Returns the URL path of an avatar, which only its user can load. */
export const getAvatarSrc = (id: string): string => `/api/user/avatar/${id}`

/** Returns the URL path of a logo, which is also its file reference. */
export const getLogoSrc = (id: string): string => PREFIX + id

/** True if a text has the form of a picture's id. The database would reject control characters. */
export const isPictureId = (text: string): boolean => /^[\w-]{16,64}$/.test(text)

/** Returns the id in a logo's file reference, or null if the text is not one. */
export function parseLogoId(reference: string): string | null {
  const id = reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : ''
  return isPictureId(id) ? id : null
}
