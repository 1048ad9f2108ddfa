import { Check, Pipette } from 'lucide-react'
import { Label } from '@/components/ui/label'
import { ACCENT_COLORS } from '@/lib/business/accent-colors'
import { accentOf } from '@/lib/business/design'

interface AccentFieldProps {
  /** `#rrggbb`. */
  value: string
  onChange: (value: string) => void
  error?: string
}

/** The accent: one of the colours offered, or any other by the browser's own picker. */
export function AccentField({ value, onChange, error }: AccentFieldProps) {
  const isOwn = ACCENT_COLORS.every((color) => color.value !== value)
  return (
    <fieldset>
      <Label asChild className="mb-2">
        <legend>Accent colour</legend>
      </Label>
      <div className="flex flex-wrap items-center gap-2">
        {ACCENT_COLORS.map((color) => (
          <label key={color.value} className="ui-swatch" style={swatch(color.value)} title={color.name}>
            <input
              type="radio"
              name="accent"
              value={color.value}
              checked={value === color.value}
              onChange={() => onChange(color.value)}
              className="sr-only"
            />
            <span className="sr-only">{color.name}</span>
            {value === color.value && <Check aria-hidden="true" />}
          </label>
        ))}
        <label className="ui-swatch-custom" data-chosen={isOwn || undefined}>
          <span className="ui-swatch" style={isOwn ? swatch(value) : undefined}>
            {isOwn ? <Check aria-hidden="true" /> : <Pipette aria-hidden="true" />}
          </span>
          <span>Custom</span>
          <input
            type="color"
            value={value}
            onChange={(event) => onChange(event.target.value.toLowerCase())}
            aria-label="Custom accent colour"
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
      <p className="ui-field-hint mt-2">Text is lightened or darkened where needed to stay readable.</p>
      {error && (
        <p role="alert" className="ui-field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

const swatch = (color: string) => ({ background: color, color: accentOf(color).on })
