import { cn } from '@/lib/utils'
import { LandingSection } from './landing-section'

const FACTS = [
  {
    screen: 'invoice',
    title: 'You see what your client did',
    text: 'Opened, viewed twice, paid in part: every step is listed on the invoice, with the time. A part payment leaves a balance, and the client’s page shows it.',
    alt: 'An invoice with its payments and its timeline',
  },
  {
    screen: 'dashboard',
    title: 'Reminders write themselves',
    text: 'Before the due date, on it and after it, in your words, at the hour you choose. Nobody who has paid is reminded.',
    alt: 'The dashboard with what is owed and what is late',
  },
  {
    screen: 'calendar',
    title: 'Recurring work bills itself',
    text: 'Weekly, monthly, quarterly or yearly, as a draft or sent at once. The calendar shows what is due and what comes next.',
    alt: 'The calendar of a month with due and scheduled invoices',
  },
]

/** Screenshots of the product, taken by `npm run screens`. */
export function ScreenshotsSection() {
  return (
    <LandingSection
      id="inside"
      heading="What happens after you press Send"
      text="Real screens, with a demo business."
    >
      <ul className="mt-10 grid gap-12">
        {FACTS.map(({ screen, title, text, alt }, index) => {
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
                <h3 className="text-xl font-semibold">{title}</h3>
                <p className="text-muted-foreground mt-2 max-w-[44ch] text-base">{text}</p>
              </div>
              <picture>
                <source media="(prefers-color-scheme: dark)" srcSet={`/screens/${screen}-dark.webp`} />
                <img
                  src={`/screens/${screen}-light.webp`}
                  alt={alt}
                  width={1440}
                  height={900}
                  loading="lazy"
                  decoding="async"
                  className="aspect-16/10 h-auto w-full rounded-md border object-cover object-top shadow-md"
                />
              </picture>
            </li>
          )
        })}
      </ul>
    </LandingSection>
  )
}
