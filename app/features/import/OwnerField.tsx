import { NOBODY, ownerName, useOwners } from '#app/entities/lead/owners.ts'
import { SelectField } from '#app/ui/SelectField.tsx'

interface OwnerFieldProps {
  value: number | null
  onChange: (ownerId: number | null) => void
}

/** The owner of leads whose row names none. A personal space has no owners. */
export function OwnerField({ value, onChange }: OwnerFieldProps) {
  const owners = useOwners()
  if (!owners) return null
  return (
    <SelectField
      label="Owner, where the file names none"
      value={value === null ? '' : String(value)}
      placeholder={NOBODY}
      options={owners.ids.map((id) => ({ value: String(id), label: ownerName(id, owners) }))}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}
