import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type ResizeOptions } from 'sharp'
import { invalid } from '@/lib/i18n/errors'
import type { Picture } from './driver'

// Enables only the loaders of the four formats, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})

const ALLOWED = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/gif'])
const MAX_PIXELS = 24_000_000
/** Largest size at which a logo is shown, doubled for high-density screens and print. */
const LOGO: ResizeOptions = { width: 800, height: 400, fit: 'inside', withoutEnlargement: true }
/** Square, cropped to the middle of the picture. */
const AVATAR: ResizeOptions = { width: 256, height: 256, fit: 'cover' }

export const toLogo = (upload: Uint8Array): Promise<Picture> => encodePicture(upload, 'logo', LOGO)

export const toAvatar = (upload: Uint8Array): Promise<Picture> => encodePicture(upload, 'avatar', AVATAR)

/**
 * Re-encodes an upload: detects its type by content, decodes it within limits, applies its orientation, resizes it and
 * drops the metadata. Throws 422 for anything that is not an intact PNG, JPEG, WebP or GIF.
 */
async function encodePicture(upload: Uint8Array, field: string, size: ResizeOptions): Promise<Picture> {
  if (upload.byteLength === 0) throw invalid('picture.empty', field)
  const type = await fileTypeFromBuffer(upload)
  if (!type || !ALLOWED.has(type.mime)) throw invalid('picture.type', field)
  try {
    const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1 })
      .autoOrient()
      .resize(size)
      .timeout({ seconds: 10 })
    const isPhoto = type.mime === 'image/jpeg'
    const encoded = isPhoto ? image.jpeg({ quality: 88 }) : image.png({ compressionLevel: 9 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return {
      contentType: isPhoto ? 'image/jpeg' : 'image/png',
      width: info.width,
      height: info.height,
      bytes: new Uint8Array(data),
    }
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw invalid('picture.pixels', field)
    throw invalid('picture.damaged', field)
  }
}
