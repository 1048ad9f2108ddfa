'use client'

import { useState } from 'react'
import { formatInterpretedAmount } from '@/lib/core/money/parse'
import { useDecimalSign } from './format-settings'
import { useFormats } from './formats'

/** Returns how an ambiguous amount was read, once its field has lost the focus. Spread `fieldHandlers` onto the field. */
export function useInterpretedAmount(text: string, currency: string, expected?: number) {
  const sign = useDecimalSign()
  const { unitPrice: format } = useFormats()
  const [isTyping, setTyping] = useState(false)
  const fieldHandlers = { onFocus: () => setTyping(true), onBlur: () => setTyping(false) }
  return {
    fieldHandlers,
    interpretation: isTyping ? null : formatInterpretedAmount(text, { sign, currency, expected, format }),
  }
}
