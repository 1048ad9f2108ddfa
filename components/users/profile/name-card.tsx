'use client'

import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/hooks/use-toast'
import { lazyCheck } from '../lazy-check'
import { saveSettings } from '../save-settings'
import { showFailure } from '../show-failure'
import { AvatarField } from './avatar-field'

type NameValues = { fullName: string }
const check = lazyCheck<NameValues>('name')

interface NameCardProps {
  fullName: string
  email: string
  initials: string
  /** The picture's address, or null without one. */
  avatar: string | null
}

/** The picture and name that the product shows, and the address that signs in. */
export function NameCard({ fullName, email, initials, avatar }: NameCardProps) {
  const router = useRouter()
  const { register, handleSubmit, setError, reset, formState } = useForm<
    NameValues,
    unknown,
    Record<string, unknown>
  >({ resolver: check, defaultValues: { fullName } })
  useUnsaved(formState.isDirty)

  const save = async (values: Record<string, unknown>) => {
    try {
      reset({ fullName: (await saveSettings(values)).user.fullName })
    } catch (error) {
      return void showFailure(error, 'Error updating settings', setError)
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
        <form noValidate onSubmit={handleSubmit(save)} className="grid gap-5">
          <AvatarField value={avatar} initials={initials} />
          <FormField required label="Full Name" error={formState.errors.fullName?.message}>
            <Input {...register('fullName')} autoComplete="name" maxLength={200} />
          </FormField>
          <FormField label="Email" hint="Email address cannot be changed.">
            <Input type="email" value={email} readOnly autoComplete="off" />
          </FormField>
          <div className="flex justify-end">
            <Button type="submit" loading={formState.isSubmitting} loadingText="Saving...">
              Save Changes
            </Button>
          </div>
        </form>
      </CardContent>
    </Card>
  )
}
