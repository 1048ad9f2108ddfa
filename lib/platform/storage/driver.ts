import 'server-only'

/** A decoded and re-encoded picture. Sizes are in pixels. */
export interface Picture {
  contentType: 'image/png' | 'image/jpeg'
  width: number
  height: number
  bytes: Uint8Array<ArrayBuffer>
}

/** Returns the file extension of a stored picture, without the dot. */
export const getExtension = (contentType: string): 'jpg' | 'png' =>
  contentType === 'image/jpeg' ? 'jpg' : 'png'

/** Part of the error codes (`logo.away`, say). */
export type PictureKind = 'logo' | 'picture'

/** Location of a picture's bytes: in its row, or at a service's URL. */
export interface PictureLocation {
  bytes: Uint8Array<ArrayBuffer> | null
  url: string | null
}

/** Stores the bytes of pictures. `id` is the picture's own, random and never reused. */
export interface StorageDriver {
  put(id: string, picture: Picture, kind: PictureKind): Promise<PictureLocation>
  /** Returns null if the bytes no longer exist. */
  get(id: string, location: PictureLocation, kind: PictureKind): Promise<Uint8Array<ArrayBuffer> | null>
  /**
   * Deletes pictures. Returns whether that succeeded; never throws, because a leftover of a replaced picture does no
   * harm.
   */
  remove(ids: string[]): Promise<boolean>
}
