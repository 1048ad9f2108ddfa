import { useTranslations } from 'next-intl'
import { cn } from '@/lib/utils'
import { LandingSection } from './landing-section'
import { Screenshot } from './screenshot'

const SCREENS = ['invoice', 'dashboard', 'calendar'] as const

/** Screenshots of the product, taken by `npm run screens`. */
export function ScreenshotsSection() {
  const t = useTranslations('marketing.landing.inside')
  return (
    <LandingSection id="inside" heading={t('title')} text={t('text')}>
      <ul className="mt-10 grid gap-12">
        {SCREENS.map((screen, index) => {
          const isTurned = index % 2 === 1
          return (
            <li
              key={screen}
              className={cn(
                'grid items-center gap-x-12 gap-y-6',
                isTurned
                  ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
                  : 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
              )}
            >
              <div className={cn(isTurned && 'lg:order-1')}>
                <h3 className="text-xl font-semibold">{t(`${screen}.title`)}</h3>
                <p className="text-muted-foreground mt-2 max-w-[44ch] text-base">{t(`${screen}.text`)}</p>
              </div>
              <Screenshot
                name={screen}
                phone={`${screen}-screen-phone`}
                alt={t(`${screen}.alt`)}
                sizes="(width >= 76rem) 42rem, (width >= 64rem) 56vw, 94vw"
                className="rounded-md border shadow-md max-sm:aspect-[4/5] max-sm:object-cover max-sm:object-top"
              />
            </li>
          )
        })}
      </ul>
    </LandingSection>
  )
}
