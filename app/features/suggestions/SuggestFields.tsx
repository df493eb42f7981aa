import { useState } from 'react'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { SourceFields } from './SourceFields.tsx'
import { DEFAULT_COUNT, MOST_COMPANIES, sizeOptions, takesCount } from './suggestForm.ts'

/** The wishes that may go with a product: all of them can stay as they are. */
export function SuggestFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  const [count, setCount] = useState(String(DEFAULT_COUNT))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Keywords"
        name="keywords"
        placeholder="organic, wholesale"
        optional
        enterKeyHint="next"
        autoCapitalize="none"
        error={errors.keywords}
      />
      <SelectField label="Target Company Size" name="companySize" options={sizeOptions} />
      <TextField
        label="Location"
        name="location"
        placeholder="City or country"
        optional
        enterKeyHint="next"
        autoCapitalize="words"
        error={errors.location}
      />
      <SourceFields />
      <TextField
        label="Number of Companies"
        name="count"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        hint={`Up to ${MOST_COMPANIES}; left empty, it is ${DEFAULT_COUNT}`}
        value={count}
        onChange={({ target }) => {
          if (takesCount(target.value)) setCount(target.value)
        }}
      />
    </div>
  )
}
