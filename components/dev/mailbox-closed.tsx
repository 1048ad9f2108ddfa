import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'

interface MailboxClosedProps {
  /** The address whose mail was asked for. */
  to: string | null
  /** Whether a key was given, which is not the one. */
  isWrong: boolean
}

/** For a browser that has not opened the local mailbox yet: where its key is, and a field for it. */
export function MailboxClosed({ to, isWrong }: MailboxClosedProps) {
  return (
    <Card className="grid gap-6 p-5 sm:p-6">
      <p className="text-pretty">
        Links that reset a password arrive here, so the mailbox opens with a key. Follow the address with the
        key that stands in the terminal where the product was started, or enter the key here. It is also in
        the file <code className="break-anywhere">.data/mailbox-key</code>.
      </p>
      {/* The address with the key answers with a cookie and leads back here without it. */}
      <form className="grid gap-5 sm:max-w-md">
        {to !== null && <input type="hidden" name="to" value={to} />}
        <FormField label="Key" error={isWrong ? 'This is not the key of this mailbox' : undefined}>
          <Input name="key" required autoComplete="off" spellCheck={false} className="font-mono" />
        </FormField>
        <Button type="submit" className="justify-self-start">
          Open the mailbox
        </Button>
      </form>
    </Card>
  )
}
