import { Label } from '@/components/ui/label'
import { ROLE_WORDS } from '@/lib/business/members/roles'
import type { Role } from '@/lib/kernel/access/actor'

interface RoleFieldProps {
  roles: Role[]
  value: Role
  onChange: (role: Role) => void
}

/** The roles to choose from, each with what whoever has it may do. */
export function RoleField({ roles, value, onChange }: RoleFieldProps) {
  return (
    <fieldset className="grid gap-2">
      <Label asChild className="mb-2">
        <legend>Role</legend>
      </Label>
      {roles.map((role) => {
        const { label, description } = ROLE_WORDS[role]
        return (
          <label key={role} className="ui-choice flex gap-3">
            <input
              type="radio"
              name="role"
              value={role}
              checked={role === value}
              onChange={() => onChange(role)}
              className="accent-primary mt-0.75 size-4 flex-none outline-none"
            />
            <span>
              <span className="block font-medium">{label}</span>
              <span className="text-caption text-muted-foreground block">{description}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
