import 'server-only'

/** A picture that was decoded and encoded anew. Sizes are pixels. */
export interface Picture {
  contentType: 'image/png' | 'image/jpeg'
  width: number
  height: number
  bytes: Uint8Array<ArrayBuffer>
}

/** What a picture is, in the words of an error. */
export type PictureKind = 'logo' | 'picture'

/** Where a picture's bytes lie: in its row, or with a service under an address. */
export interface PictureLocation {
  bytes: Uint8Array<ArrayBuffer> | null
  url: string | null
}

/** Keeps the bytes of pictures. `id` is the picture's own, random and never used again. */
export interface StorageDriver {
  put(id: string, picture: Picture, kind: PictureKind): Promise<PictureLocation>
  /** Null when there is nothing any more. */
  get(id: string, place: PictureLocation, kind: PictureKind): Promise<Uint8Array<ArrayBuffer> | null>
  /** Forgets pictures. Answers whether they are gone. Never throws: what is left behind of a replaced one harms nobody. */
  remove(ids: string[]): Promise<boolean>
}
