/** A text by language (BCP 47); English stands in for one that is missing. */
export type Translated = { en: string } & Partial<Record<string, string>>

interface Testimonial {
  quote: Translated
  name: string
  /** Role and business. */
  role: Translated
}

/**
 * Testimonials of the landing page (specification, section 2). These are examples from the demo businesses and are
 * labelled as such. An operator replaces them with real quotes and sets `ARE_EXAMPLES` to false.
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
      en: 'Reminders go out on their own, so I no longer write the emails I used to put off.',
      de: 'Erinnerungen gehen von allein raus. Die E-Mails, die ich immer aufgeschoben habe, schreibe ich nicht mehr.',
    },
    name: 'Rosa Marlow',
    role: { en: 'Branding, Marlow Studio' },
  },
  {
    quote: {
      en: 'My clients are in three countries. Each one gets their currency and their language.',
      de: 'Meine Kunden sitzen in drei Ländern. Jeder bekommt seine Währung und seine Sprache.',
    },
    name: 'Camille Roy',
    role: { en: 'Lighting, Atelier Lumen', de: 'Licht, Atelier Lumen' },
  },
]
export const ARE_EXAMPLES = true
