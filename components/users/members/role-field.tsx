import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { ChoiceCard } from '@/components/shared/form/choice-card'
import { FormField } from '@/components/ui/form'
import { Label } from '@/components/ui/label'
import { RadioGroup } from '@/components/ui/radio-group'
import type { RoleInput } from '@/lib/business/members/schema'
import { ROLE_LABELS } from '@/lib/business/members/roles'
import type { Role } from '@/lib/core/access/actor'

/** Roles with their permissions. */
export function RoleField({ roles }: { roles: Role[] }) {
  const { control } = useFormContext<RoleInput>()
  const id = useId()
  return (
    <FormField
      control={control}
      name="role"
      render={({ field }) => (
        <div className="grid gap-3.5">
          <Label asChild>
            <span id={id}>Role</span>
          </Label>
          <RadioGroup
            aria-labelledby={id}
            value={field.value}
            onValueChange={field.onChange}
            className="gap-2"
          >
            {roles.map((role) => (
              <ChoiceCard key={role} value={role} showRadio>
                <span className="block font-medium">{ROLE_LABELS[role].label}</span>
                <span className="text-caption text-muted-foreground block">
                  {ROLE_LABELS[role].description}
                </span>
              </ChoiceCard>
            ))}
          </RadioGroup>
        </div>
      )}
    />
  )
}
