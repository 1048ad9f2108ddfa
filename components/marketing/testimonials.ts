interface Testimonial {
  quote: string
  name: string
  /** Role and business. */
  role: string
}

/**
 * Testimonials of the landing page (specification, section 2). These are examples from the demo businesses and are
 * labelled as such. An operator replaces them with real quotes and sets `ARE_EXAMPLES` to false.
 */
export const TESTIMONIALS: Testimonial[] = [
  {
    quote: 'I send the invoice before I close the project. It takes a minute, and it looks like us.',
    name: 'Alex Morgan',
    role: 'Design, Fernhill Studio',
  },
  {
    quote: 'Reminders go out on their own, so I no longer write the emails I used to put off.',
    name: 'Rosa Marlow',
    role: 'Branding, Marlow Studio',
  },
  {
    quote: 'My clients are in three countries. Each one gets their currency and their language.',
    name: 'Camille Roy',
    role: 'Lighting, Atelier Lumen',
  },
]
export const ARE_EXAMPLES = true
