'use client'

import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { HydratedArea } from '@/components/shared/form/hydrated-area'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/hooks/use-toast'
import { createLazyResolver, type ParsedFields } from '../lazy-resolver'
import { ReadOnlyEmail } from '@/components/shared/read-only-email'
import { saveSettings } from '@/components/shared/save-settings'
import { showFormError } from '@/components/shared/form/show-form-error'
import { AvatarField } from './avatar-field'

type NameValues = { fullName: string }
const check = createLazyResolver<NameValues, 'name'>('name')

interface NameCardProps {
  fullName: string
  email: string
  initials: string
  /** URL of the picture; null without one. */
  avatar: string | null
}

/** Picture, name and sign-in address. */
export function NameCard({ fullName, email, initials, avatar }: NameCardProps) {
  const router = useRouter()
  const form = useForm({
    resolver: check,
    defaultValues: { fullName },
  })
  const { control, handleSubmit, setError, reset, formState } = form
  useUnsavedChanges(formState.isDirty)

  const save = async (values: ParsedFields<'name'>) => {
    try {
      reset({ fullName: (await saveSettings(values)).user.fullName })
    } catch (error) {
      return void showFormError(error, 'Error updating settings', setError)
    }
    toast({
      title: 'Settings updated',
      description: 'Your profile settings have been updated successfully.',
    })
    router.refresh()
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle>You</CardTitle>
      </CardHeader>
      <CardContent>
        <Form {...form}>
          <form method="post" noValidate onSubmit={handleSubmit(save)} className="grid gap-5">
            <HydratedArea>
              <AvatarField value={avatar} initials={initials} />
              <LabeledField control={control} name="fullName" label="Full Name" required>
                {(field) => <Input {...field} autoComplete="name" maxLength={200} />}
              </LabeledField>
              <ReadOnlyEmail email={email} description="Email address cannot be changed." />
              <div className="flex justify-end">
                <Button type="submit" loading={formState.isSubmitting} loadingText="Saving...">
                  Save Changes
                </Button>
              </div>
            </HydratedArea>
          </form>
        </Form>
      </CardContent>
    </Card>
  )
}
