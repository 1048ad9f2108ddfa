import { getImageProps } from 'next/image'
import { cn } from '@/lib/utils'

/** Size of the screenshots in CSS pixels (scripts/lib/published-screenshots.mjs). */
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const THEMES = [
  { theme: 'light', visible: 'dark:hidden' },
  { theme: 'dark', visible: 'hidden dark:block' },
] as const

type Theme = (typeof THEMES)[number]['theme']

interface ScreenshotProps {
  name: string
  alt: string
  device?: keyof typeof SIZES
  /** Displayed width as in the attribute `sizes`. */
  sizes: string
  /** Name of the screenshot that a phone shows instead. */
  phone?: string
  className?: string
}

const PHONE = '(width < 40rem)'

/** `getImageProps` instead of the component, which would add a script to the page. */
function getProps({ name, alt, device = 'desktop', sizes }: ScreenshotProps, theme: Theme, isFirst = false) {
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

/** A `<source>` of a screenshot for some screens. */
function Source({ media, theme, ...screenshot }: ScreenshotProps & { media: string; theme: Theme }) {
  const { src, srcSet = src, sizes, width, height } = getProps(screenshot, theme)
  return <source media={media} srcSet={srcSet} sizes={sizes} width={width} height={height} />
}

/**
 * Screenshot of the product in the page's theme. Both themes are lazy, so that a browser loads only the visible one.
 */
export function Screenshot({ phone, className, ...screenshot }: ScreenshotProps) {
  return THEMES.map(({ theme, visible }) => (
    <picture key={theme} className={visible}>
      {phone && <Source {...screenshot} name={phone} device="phone" media={PHONE} theme={theme} />}
      <img {...getProps(screenshot, theme)} alt={screenshot.alt} className={cn('h-auto w-full', className)} />
    </picture>
  ))
}

/**
 * The screenshot of the first view. One element in the system's theme, which a browser loads before the styles have
 * arrived, whatever theme was chosen for the page.
 */
export function FirstScreenshot({
  phone,
  className,
  ...screenshot
}: ScreenshotProps & Required<Pick<ScreenshotProps, 'phone'>>) {
  const onPhone = { ...screenshot, name: phone, device: 'phone' } as const
  return (
    <picture>
      <Source {...onPhone} theme="dark" media={`${PHONE} and (prefers-color-scheme: dark)`} />
      <Source {...onPhone} theme="light" media={PHONE} />
      <Source {...screenshot} theme="dark" media="(prefers-color-scheme: dark)" />
      <img {...getProps(screenshot, 'light', true)} alt={screenshot.alt} className={className} />
    </picture>
  )
}
