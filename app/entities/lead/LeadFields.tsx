import type { Texts } from '#app/data/device/draft.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type Lead, leadCompanySizes, leadStatuses, shownStatus } from '#db/model/entities/lead.ts'
import { capitalised } from '#db/model/text.ts'
import { AddressField } from './AddressField.tsx'
import { furtherFields } from './furtherFields.ts'

export interface LeadFieldsProps {
  /** The initial content of the fields. */
  values: Texts
  errors: Readonly<Record<string, string>>
  /** The lead's status before anything was typed. */
  status: Lead['status']
  /** Whether name and company are required, as in manual entry. */
  strict?: boolean
}

/**
 * The fields that describe a lead. Autocomplete is off, so that the person's own address is not filled in by
 * mistake.
 */
export function LeadFields({ values, errors, status, strict = false }: LeadFieldsProps) {
  const field = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] })
  const text = (name: string) => ({ ...field(name), autoComplete: 'off', enterKeyHint: 'next' as const })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Full Name" {...text('fullName')} autoCapitalize="words" required={strict} />
      <TextField label="Company" {...text('company')} autoCapitalize="words" required={strict} />
      <TextField label="Email" {...text('email')} type="email" inputMode="email" autoCapitalize="none" />
      <TextField
        label="Phone Number"
        {...text('phoneNumber')}
        type="tel"
        inputMode="tel"
        hint={strict && 'An email or a phone number will do.'}
      />
      <TextField label="Position" {...text('position')} optional={strict} />
      <TextField label="Industry" {...text('industry')} optional={strict} />
      <SelectField
        label="Company Size"
        {...field('companySize')}
        options={companySizeOptions(values.companySize ?? '')}
        placeholder="Not known"
        optional={strict}
      />
      <SelectField label="Status" {...field('status')} options={statusOptions(status)} />
      <TextField
        label="Company Website"
        {...text('companyUrl')}
        type="url"
        inputMode="url"
        optional={strict}
      />
      <TextField label="LinkedIn URL" {...text('linkedInUrl')} type="url" inputMode="url" optional={strict} />
      {furtherFields.map(({ name, label }) => (
        <TextField key={name} label={label} {...text(name)} optional={strict} />
      ))}
      <AddressField values={values} error={errors.address} optional={strict} className="sm:col-span-2" />
      <TextArea label="Notes" {...field('notes')} className="sm:col-span-2" optional={strict} />
    </div>
  )
}

const option = (value: string) => ({ value, label: capitalised(value) })

/** The statuses to choose from. What is shown as "New" keeps the value that is stored for it. */
const statusOptions = (current: Lead['status']) =>
  leadStatuses
    .map(option)
    .map((each) => (each.value === shownStatus({ status: current }) ? { ...each, value: current } : each))

/** The company sizes to choose from, including the current one if it has other words. */
function companySizeOptions(current: string) {
  const known = leadCompanySizes.some((size) => size === current)
  return [...leadCompanySizes, ...(known || !current ? [] : [current])].map((value) => ({
    value,
    label: value,
  }))
}
