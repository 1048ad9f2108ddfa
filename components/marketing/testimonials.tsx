import { Badge } from '@/components/ui/badge'
import { Section } from './section'

const EXAMPLES = [
  {
    words:
      'I write the invoice on the train home from the shoot. By the time I get off, the client has the link.',
    who: 'A freelance photographer',
  },
  {
    words: 'Two currencies, nine clients, one list. I no longer keep a spreadsheet of who owes us what.',
    who: 'A web studio of two',
  },
  {
    words: 'It looks like something our designer made. She asked which one of us had found the time.',
    who: 'A small consultancy',
  },
]

/** Nobody said these: they show whom the product is for, and say so. */
export function Testimonials() {
  return (
    <Section
      id="examples"
      heading="What we would like to hear"
      text="Illustrative examples, written by us: they quote nobody."
    >
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        {EXAMPLES.map(({ words, who }) => (
          <li key={who}>
            <figure className="flex h-full flex-col border-t pt-5">
              <blockquote className="text-lg text-pretty">
                <p>“{words}”</p>
              </blockquote>
              <figcaption className="text-muted-foreground mt-auto flex items-center gap-2.5 pt-5">
                <Badge variant="outline">Example</Badge>
                {who}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
