'use client'

import dynamic from 'next/dynamic'

/** The form's script is loaded only where somebody answers a quote. `dynamic` splits it off only inside of a client component. */
export const LazyQuoteAnswerForm = dynamic(() =>
  import('./quote-answer-form').then((form) => form.QuoteAnswerForm),
)
