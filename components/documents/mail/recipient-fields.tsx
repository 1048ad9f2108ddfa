import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { SendFields } from '@/lib/mail/sending/schema'

/** Recipients. Cc, bcc and reply-to are shown on request or if one has an error. */
export function RecipientFields({ startsOpen }: { startsOpen: boolean }) {
  const { control, formState } = useFormContext<SendFields>()
  const { errors } = formState
  const [isOpen, setOpen] = useState(startsOpen)
  const showsAll = isOpen || Boolean(errors.cc ?? errors.bcc ?? errors.replyTo)
  return (
    <>
      <LabeledField
        required
        control={control}
        name="to"
        label="To"
        aside={
          !showsAll && (
            <Button variant="link" size="sm" onClick={() => setOpen(true)}>
              Cc, Bcc, Reply-To
            </Button>
          )
        }
      >
        {(field) => <Input {...field} autoFocus inputMode="email" autoComplete="off" />}
      </LabeledField>
      {showsAll && (
        <>
          <LabeledField
            control={control}
            name="cc"
            label="Cc"
            description="Separate multiple addresses with commas."
          >
            {(field) => <Input {...field} inputMode="email" autoComplete="off" />}
          </LabeledField>
          <LabeledField control={control} name="bcc" label="Bcc">
            {(field) => <Input {...field} inputMode="email" autoComplete="off" />}
          </LabeledField>
          <LabeledField
            control={control}
            name="replyTo"
            label="Reply-To"
            description="Replies go to your own address unless you enter another."
          >
            {(field) => <Input {...field} value={field.value ?? ''} type="email" autoComplete="off" />}
          </LabeledField>
        </>
      )}
    </>
  )
}
