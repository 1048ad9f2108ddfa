import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="@container grid gap-4 p-4 sm:p-5">
      <h2 className="text-base font-semibold tracking-tight">{title}</h2>
      {children}
    </Card>
  )
}
