'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Language } from '@/lib/core/languages'
import { PanelCard } from '../panel-card'
import { CustomLabelsForm } from './custom-labels-form'

/** Custom labels on the business's documents, by language. The form loads when it is opened. */
export function CustomLabelsCard({ language }: { language: Language }) {
  const [chosen, setChosen] = useState<Language | null>(null)
  return (
    <PanelCard
      title="Your own words"
      description="Change any word on your invoices and in their e-mails, such as VAT to GST. Sent invoices stay as they are."
    >
      {chosen ? (
        <CustomLabelsForm key={chosen} language={chosen} onLanguageChange={setChosen} />
      ) : (
        <Button variant="outline" onClick={() => setChosen(language)}>
          Change words
        </Button>
      )}
    </PanelCard>
  )
}
