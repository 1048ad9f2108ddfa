import 'server-only'
import type { StorageDriver } from './driver'

/** Keeps a picture in its own row: nothing to configure, in every backup, gone with the row. */
export const databaseDriver: StorageDriver = {
  put: async (_id, picture) => ({ bytes: picture.bytes, url: null }),
  get: async (_id, place) => place.bytes,
  remove: async () => true,
}
