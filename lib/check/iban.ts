/** Whether an IBAN has the shape and the check digits of ISO 13616: the number it stands for leaves 1 when divided by 97. */
export function isIban(text: string): boolean {
  const iban = text.replace(/[\s.-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  let rest = 0
  for (const letter of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(parseInt(letter, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}
