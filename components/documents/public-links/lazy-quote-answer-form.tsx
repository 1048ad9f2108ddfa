'use client'

import dynamic from 'next/dynamic'

/** Loaded only to answer a quote. `dynamic` splits code only inside a client component. */
export const LazyQuoteAnswerForm = dynamic(() =>
  import('./quote-answer-form').then((form) => form.QuoteAnswerForm),
)
