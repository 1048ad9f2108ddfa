import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

interface MailboxKeyFormProps {
  /** Requested email address. */
  to: string | null
  /** True if a wrong key was entered. */
  isInvalid: boolean
}

/** Explains where the local mailbox's key is, with a field for it. */
export function MailboxKeyForm({ to, isInvalid }: MailboxKeyFormProps) {
  return (
    <Card className="grid gap-6 p-5 sm:p-6">
      <p className="text-pretty">
        Links that reset a password arrive here, so the mailbox opens with a key. Follow the address with the
        key that stands in the terminal where the product was started, or enter the key here. It is also in
        the file <code className="wrap-anywhere">.data/mailbox-key</code>.
      </p>
      {/* Submitting the key sets a cookie and redirects back without it. */}
      <form className="grid gap-5 sm:max-w-md">
        {to !== null && <input type="hidden" name="to" value={to} />}
        <div className="grid gap-1.5">
          <Label htmlFor="mailbox-key">Key</Label>
          <Input
            id="mailbox-key"
            name="key"
            required
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? 'mailbox-key-error' : undefined}
            className="font-mono"
          />
          {isInvalid && (
            <p id="mailbox-key-error" className="text-caption text-destructive font-medium">
              This is not the key of this mailbox
            </p>
          )}
        </div>
        <Button type="submit" className="justify-self-start">
          Open the mailbox
        </Button>
      </form>
    </Card>
  )
}
