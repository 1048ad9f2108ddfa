'use client'

import { useState } from 'react'
import { readBack } from '@/lib/kernel/money/read-back'
import { useDecimalSign } from './decimal-sign'

/** What a typed amount was read as, once its field is left and where that needs saying. `wire` goes onto the field. */
export function useReadBack(text: string, currency: string, expected?: number) {
  const sign = useDecimalSign()
  const [isTyping, setTyping] = useState(false)
  const wire = { onFocus: () => setTyping(true), onBlur: () => setTyping(false) }
  return { wire, understood: isTyping ? null : readBack(text, { sign, currency, expected }) }
}
