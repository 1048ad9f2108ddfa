import type { ImageLoaderProps } from 'next/image'

/**
 * Returns the file of an image in one of the widths of `images.deviceSizes` (next.config.js). `npm run screens` writes
 * them in advance, because Next.js would resize whatever image a request names.
 */
export default function getScreenshotUrl({ src, width }: ImageLoaderProps): string {
  return src.replace(/\.webp$/, `-${width}.webp`)
}
