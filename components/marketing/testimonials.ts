interface Testimonial {
  quote: string
  name: string
  /** What they do, and where. */
  role: string
}

/**
 * What the landing page quotes (specification, section 2). These are examples in the words of the demo businesses and are labelled
 * so: whoever operates the product puts real quotes here, and sets `ARE_EXAMPLES` to false.
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
