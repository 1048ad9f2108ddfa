import { getImageProps } from 'next/image'
import { cn } from '@/lib/utils'

/** Size of the screenshots in CSS pixels (scripts/lib/published-screenshots.mjs). */
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const THEMES = [
  { theme: 'light', visible: 'dark:hidden' },
  { theme: 'dark', visible: 'hidden dark:block' },
]

interface ScreenshotProps {
  name: string
  alt: string
  device?: keyof typeof SIZES
  /** Displayed width as in the attribute `sizes`. */
  sizes: string
  /** True for the one that is seen first. */
  isFirst?: boolean
  className?: string
}

/**
 * Screenshot of the product in the page's theme. Both themes are lazy, so that a browser loads only the visible one.
 * `getImageProps` instead of the component, which would add a script to the page.
 */
export function Screenshot({ name, alt, device = 'desktop', sizes, isFirst, className }: ScreenshotProps) {
  return THEMES.map(({ theme, visible }) => {
    const { props } = getImageProps({
      ...SIZES[device],
      src: `/screens/${name}-${theme}.webp`,
      alt,
      sizes,
      // A phone's screenshot exists in one width.
      unoptimized: device === 'phone',
      loading: 'lazy',
      fetchPriority: isFirst ? 'high' : 'auto',
    })
    return (
      // eslint-disable-next-line @next/next/no-img-element -- see above
      <img key={theme} {...props} alt={alt} className={cn('h-auto w-full', visible, className)} />
    )
  })
}
