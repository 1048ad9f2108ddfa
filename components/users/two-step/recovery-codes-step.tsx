'use client'

import { Copy, Download } from 'lucide-react'
import { copyText } from '@/components/shared/copy-field'
import { saveFile } from '@/components/shared/browser/save-file'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { site } from '@/lib/core/site'

/** Recovery codes, shown only once. */
export function RecoveryCodesStep({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n')
  const save = () => {
    const lines = [`Recovery codes for ${site.name}. Each signs in once, in place of the app.`, '', text, '']
    saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), 'recovery-codes.txt')
  }

  return (
    <>
      <DialogHeader>
        <DialogTitle>Your recovery codes</DialogTitle>
        <DialogDescription>
          Use these to sign in without your phone. Each works once. Store them somewhere safe: you won’t see
          them again.
        </DialogDescription>
      </DialogHeader>
      <ol
        aria-label="Recovery codes"
        className="bg-muted grid gap-x-6 gap-y-1.5 rounded-md p-4 text-center font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          autoFocus
          variant="outline"
          className="flex-1"
          onClick={() => copyText(text, 'Please copy the codes manually')}
        >
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button variant="outline" className="flex-1" onClick={save}>
          <Download aria-hidden="true" />
          Download
        </Button>
      </div>
      <DialogFooter>
        <Button onClick={onDone}>I’ve saved them</Button>
      </DialogFooter>
    </>
  )
}
