/** A text by language (BCP 47); English stands in for one that is missing. */
export type Translated = { en: string } & Partial<Record<string, string>>

interface Testimonial {
  quote: Translated
  name: string
  /** Role and business. */
  role: Translated
}

/**
 * Testimonials of the landing page (specification, section 2). These are examples in the words of the demo business
 * and its clients, and are labelled as such. An operator replaces them with real quotes and sets `ARE_EXAMPLES` to false.
 */
export const TESTIMONIALS: Testimonial[] = [
  {
    quote: {
      en: 'I send the invoice before I close the project. It takes a minute, and it looks like us.',
      de: 'Ich schicke die Rechnung, bevor ich das Projekt schließe. Das dauert eine Minute, und sie sieht nach uns aus.',
    },
    name: 'Alex Morgan',
    role: { en: 'Design, Fernhill Studio' },
  },
  {
    quote: {
      en: 'I open the link and see what I owe, by when, and how to pay. No login, no app.',
      de: 'Ich öffne den Link und sehe, was ich bis wann und wie bezahlen soll. Ohne Anmeldung, ohne App.',
    },
    name: 'Hannah Whitfield',
    role: { en: 'Client, Oakline Furniture Ltd', de: 'Kundin, Oakline Furniture Ltd' },
  },
  {
    quote: {
      en: 'A studio in Manchester bills me in French and in euros. I accepted the quote on my phone.',
      de: 'Ein Studio in Manchester schreibt mir auf Französisch und in Euro. Das Angebot habe ich am Handy angenommen.',
    },
    name: 'Élodie Lefèvre',
    role: { en: 'Client, Atelier Lefèvre SARL', de: 'Kundin, Atelier Lefèvre SARL' },
  },
]
export const ARE_EXAMPLES = true
