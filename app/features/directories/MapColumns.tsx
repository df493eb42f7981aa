import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import {
  type CompanyField,
  companyFields,
  type DirectoryPreview,
  isImportable,
  type Mapping,
} from '#db/model/directory.ts'
import { fieldLabels } from './labels.ts'

export interface MapColumnsProps {
  name: string
  nameError: string | undefined
  preview: DirectoryPreview
  onMap: (mapping: Mapping) => void
}

/** The name of the import and the meaning of the file's columns, with a preview of the first rows. */
export function MapColumns({ name, nameError, preview, onMap }: MapColumnsProps) {
  const { header, mapping, rows, published } = preview
  const columns = header.map((column) => ({ value: column, label: column }))
  /** A row needs a name and a way to contact the company; otherwise nothing can be imported. */
  const lacks = (field: CompanyField) =>
    (field === 'name' && !mapping.name) || (field === 'website' && !isImportable({ ...mapping, name: 'any' }))
  const choose = (field: CompanyField, column: string) => {
    const { [field]: _, ...others } = mapping
    onMap(column ? { ...others, [field]: column } : others)
  }
  return (
    <>
      <TextField label="Name of the list" name="name" defaultValue={name} error={nameError} required />
      {published && (
        <p className="text-muted text-sm">This is the layout of {published}, which is read as published.</p>
      )}
      <PreviewRows rows={rows} />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">Which column holds what</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {companyFields.map((field) => (
            <SelectField
              key={field}
              label={fieldLabels[field]}
              optional={field !== 'name'}
              error={lacks(field) ? 'Please choose a column' : undefined}
              placeholder="Not in this file"
              options={columns}
              value={mapping[field] ?? ''}
              onChange={({ target }) => choose(field, target.value)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** The first rows of a file as they would be imported. */
function PreviewRows({ rows }: Pick<DirectoryPreview, 'rows'>) {
  return (
    <section aria-label="First rows">
      <h3 className="mb-1 font-semibold text-heading">The first rows would become</h3>
      <ul className="divide-y divide-line rounded-md border border-line">
        {rows.map(({ line, company, reason }) => (
          <li key={line} className="wrap-anywhere px-3 py-2 text-sm">
            {company ? (
              <>
                <p className="font-medium">{company.name}</p>
                <p className="text-muted">{factsOf(company)}</p>
              </>
            ) : (
              <p className="text-muted">
                Left out: line {line} {reason}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type PreviewCompany = NonNullable<DirectoryPreview['rows'][number]['company']>

const factsOf = ({ website, industry, size, city, country }: PreviewCompany) =>
  [website.replace(/^https?:\/\//, ''), industry, size, city, country].filter(Boolean).join(' · ')
