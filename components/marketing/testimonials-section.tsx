import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { LandingSection } from './landing-section'
import { ARE_EXAMPLES, TESTIMONIALS } from './testimonials'

/** Quotes from users, labelled as examples while they are. */
export function TestimonialsSection() {
  return (
    <LandingSection
      id="testimonials"
      className="bg-sidebar border-y"
      heading="Testimonials"
      text={
        ARE_EXAMPLES
          ? 'Example quotes, in the words of our demo businesses.'
          : 'From people who send their invoices with us.'
      }
    >
      <ul className="mt-10 grid gap-5 lg:grid-cols-3">
        {TESTIMONIALS.map(({ quote, name, role }) => (
          <li key={name}>
            <Card className="h-full p-6">
              <figure className="flex h-full flex-col gap-5">
                <blockquote className="text-base">“{quote}”</blockquote>
                <figcaption className="mt-auto flex items-end justify-between gap-3">
                  <span>
                    <span className="block font-medium">{name}</span>
                    <span className="text-caption text-muted-foreground">{role}</span>
                  </span>
                  {ARE_EXAMPLES && <Badge>Example</Badge>}
                </figcaption>
              </figure>
            </Card>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
