import { getImageProps } from 'next/image'
import { Fragment } from 'react'
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
  /** Media query by which it is in the first view, and therefore preloaded in the system's theme. */
  first?: string
  className?: string
}

/**
 * Screenshot of the product in the page's theme. Both themes are lazy, so that a browser loads only the visible one.
 * `getImageProps` instead of the component, which would add a script to the page.
 */
export function Screenshot({ name, alt, device = 'desktop', sizes, first, className }: ScreenshotProps) {
  return THEMES.map(({ theme, visible }) => {
    const { props } = getImageProps({
      ...SIZES[device],
      src: `/screens/${name}-${theme}.webp`,
      alt,
      sizes,
      // A phone's screenshot exists in one width.
      unoptimized: device === 'phone',
      loading: 'lazy',
      fetchPriority: first ? 'high' : 'auto',
    })
    return (
      <Fragment key={theme}>
        {first && (
          <link
            rel="preload"
            as="image"
            href={props.src}
            imageSrcSet={props.srcSet}
            imageSizes={props.sizes}
            media={`${first} and (prefers-color-scheme: ${theme})`}
            fetchPriority="high"
          />
        )}
        {/* eslint-disable-next-line @next/next/no-img-element -- see above */}
        <img {...props} alt={alt} className={cn('h-auto w-full', visible, className)} />
      </Fragment>
    )
  })
}
