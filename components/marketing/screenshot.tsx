import { getImageProps } from 'next/image'
import { cn } from '@/lib/utils'

/** Size of the screenshots in CSS pixels (scripts/lib/published-screenshots.mjs). */
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const THEMES = [
  { theme: 'light', visible: 'dark:hidden' },
  { theme: 'dark', visible: 'hidden dark:block' },
] as const

interface ScreenshotProps {
  name: string
  alt: string
  device?: keyof typeof SIZES
  /** Displayed width as in the attribute `sizes`. */
  sizes: string
  className?: string
}

/** `getImageProps` instead of the component, which would add a script to the page. */
function getProps(
  { name, alt, device = 'desktop', sizes }: ScreenshotProps,
  theme: 'light' | 'dark',
  isFirst = false,
) {
  const { props } = getImageProps({
    ...SIZES[device],
    src: `/screens/${name}-${theme}.webp`,
    alt,
    sizes,
    // A phone's screenshot exists in one width.
    unoptimized: device === 'phone',
    loading: isFirst ? 'eager' : 'lazy',
    fetchPriority: isFirst ? 'high' : 'auto',
  })
  return props
}

/**
 * Screenshot of the product in the page's theme. Both themes are lazy, so that a browser loads only the visible one.
 */
export function Screenshot({ className, ...screenshot }: ScreenshotProps) {
  return THEMES.map(({ theme, visible }) => (
    // eslint-disable-next-line @next/next/no-img-element -- see getProps
    <img
      key={theme}
      {...getProps(screenshot, theme)}
      alt={screenshot.alt}
      className={cn('h-auto w-full', visible, className)}
    />
  ))
}

interface FirstScreenshotProps extends ScreenshotProps {
  /** Name of the screenshot that a phone shows instead. */
  phone: string
}

/**
 * The screenshot of the first view. One element in the system's theme, which a browser loads before the styles have
 * arrived, whatever theme was chosen for the page.
 */
export function FirstScreenshot({ phone, className, ...screenshot }: FirstScreenshotProps) {
  const onPhone = { ...screenshot, name: phone, device: 'phone' } as const
  const source = (picture: ScreenshotProps, theme: 'light' | 'dark', media: string) => {
    const { src, srcSet = src, sizes, width, height } = getProps(picture, theme)
    return <source media={media} srcSet={srcSet} sizes={sizes} width={width} height={height} />
  }
  return (
    <picture>
      {source(onPhone, 'dark', '(width < 40rem) and (prefers-color-scheme: dark)')}
      {source(onPhone, 'light', '(width < 40rem)')}
      {source(screenshot, 'dark', '(prefers-color-scheme: dark)')}
      <img {...getProps(screenshot, 'light', true)} alt={screenshot.alt} className={className} />
    </picture>
  )
}
