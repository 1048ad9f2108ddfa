import { Check } from 'lucide-react'

interface ExportPartLinksProps {
  /** The addresses of the parts, in order. */
  parts: string[]
  /** How many of them, from the first, are downloaded. */
  done: number
}

/** Each part as a plain download, as often as one likes. */
export function ExportPartLinks({ parts, done }: ExportPartLinksProps) {
  return (
    <div className="grid gap-1">
      <p className="text-muted-foreground">Or download them one by one:</p>
      <ul aria-label="Parts" className="flex max-h-48 flex-wrap gap-x-4 overflow-y-auto">
        {parts.map((address, at) => (
          <li key={address}>
            <a
              href={address}
              download
              className="touch-target inline-flex items-center gap-1 rounded-sm underline underline-offset-4"
            >
              Part {at + 1}
              {at < done && (
                <>
                  <Check aria-hidden="true" className="text-success size-4" />
                  <span className="sr-only">(downloaded)</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
