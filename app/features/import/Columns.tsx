import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { SelectField, type SelectOption } from '#app/ui/SelectField.tsx'
import { type Encoding, encodings } from '#db/import/encoding.ts'
import type { ReadOptions } from '#db/import/import.ts'
import type { ImportPlan } from '#db/import/plan.ts'
import { targets, telling } from '#db/import/targets.ts'
import { leadStatuses } from '#db/model/entities/lead.ts'
import { capitalised } from '#db/model/text.ts'
import { countryOptions } from './countries.ts'
import type { FilePreview } from './messages.ts'
import { OwnerField } from './OwnerField.tsx'
import { targetWords } from './targetWords.ts'

interface ColumnsProps {
  preview: FilePreview
  plan: ImportPlan
  onPlan: (plan: ImportPlan) => void
  /** Reads the file anew, with what the person chose. */
  onRead: (options: ReadOptions) => void
  onBack: () => void
  onCheck: () => void
}

/** What each column of a file becomes, with some of its values. Nothing is written yet. */
export function Columns({ preview, plan, onPlan, onRead, onBack, onCheck }: ColumnsProps) {
  const set = <K extends keyof ImportPlan>(name: K, value: ImportPlan[K]) =>
    onPlan({ ...plan, [name]: value })
  const isList = plan.columns.some((target) => telling.has(target))
  return (
    <Card title="Which column is what?" text={foundIn(preview)}>
      <div className="grid gap-4">
        <Reading preview={preview} onRead={onRead} />
        <ul className="divide-y divide-line">
          {preview.columns.map(({ name, samples }, at) => (
            <li
              key={name}
              // A wide table has many columns, of which a phone lays out only those in sight.
              className="grid items-center gap-x-4 gap-y-1 py-2 [contain-intrinsic-block-size:auto_6rem] [content-visibility:auto] sm:grid-cols-2"
            >
              <div className="min-w-0">
                <p className="wrap-anywhere font-medium">{name}</p>
                <p className="truncate text-muted text-sm">{samples.slice(0, 3).join(' · ') || 'Empty'}</p>
              </div>
              <SelectField
                label={`${name} becomes`}
                hideLabel
                value={plan.columns[at]}
                options={plan.known === 'Rove' ? optionsOfRove : targetOptions}
                onChange={({ target }) => {
                  const chosen = targets.find((one) => one === target.value) ?? 'extra'
                  set(
                    'columns',
                    plan.columns.map((one, index) => (index === at ? chosen : one)),
                  )
                }}
              />
            </li>
          ))}
        </ul>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Numbers without a country code are of"
            value={plan.country}
            options={countryOptions(plan.country)}
            onChange={({ target }) => set('country', target.value)}
          />
          <OwnerField value={plan.ownerId} onChange={(ownerId) => set('ownerId', ownerId)} />
        </div>
        {plan.columns.includes('status') && (
          <Statuses statuses={plan.statuses} onChange={(statuses) => set('statuses', statuses)} />
        )}
        {!isList && (
          <p role="alert" className="text-red text-sm">
            Please choose a column that says who the lead is, and one that reaches it.
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onBack}>
          Another file
        </Button>
        <Button disabled={!isList} onClick={onCheck}>
          Check all rows
        </Button>
      </div>
    </Card>
  )
}

const optionsOfRove: readonly SelectOption[] = targets.map((value) => ({ value, label: targetWords[value] }))
/** Only Rove's own export says where somebody measured. */
const targetOptions = optionsOfRove.filter(({ value }) => value !== 'place')

const foundIn = ({ known, format }: FilePreview): string => {
  const formats = { text: 'A table in a text file', xlsx: 'A table in Excel', vcard: 'Contacts as vCards' }
  return `${known && known !== 'vCard' ? `An export of ${known}` : formats[format]}. Nothing is written yet.`
}

/** How the file is read: the sheet of a workbook, the encoding and the separator of a text. */
function Reading({ preview, onRead }: Pick<ColumnsProps, 'preview' | 'onRead'>) {
  const { sheets, sheet, encoding, separator, format } = preview
  if (format === 'xlsx' && sheets.length > 1) {
    return (
      <SelectField
        label="Sheet"
        value={String(sheet)}
        options={sheets.map(({ name, hidden }, at) => ({
          value: String(at),
          label: hidden ? `${name} (hidden)` : name,
        }))}
        onChange={({ target }) => onRead({ sheet: Number(target.value) })}
      />
    )
  }
  if (format !== 'text' || encoding === undefined || separator === undefined) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Letters"
        value={encoding}
        options={encodings.map((value) => ({ value, label: encodingWords[value] }))}
        onChange={({ target }) => {
          const chosen = encodings.find((one) => one === target.value)
          if (chosen) onRead({ encoding: chosen, separator })
        }}
      />
      <SelectField
        label="Cells are separated by"
        value={separator}
        options={separatorOptions(separator)}
        onChange={({ target }) => onRead({ encoding, separator: target.value })}
      />
    </div>
  )
}

const encodingWords: Record<Encoding, string> = {
  'utf-8': 'Any language (UTF-8)',
  'utf-16le': 'Any language (UTF-16)',
  'utf-16be': 'Any language (UTF-16, big endian)',
  'windows-1252': 'Western European (Windows)',
  'windows-1250': 'Central European (Windows)',
  'windows-1251': 'Cyrillic (Windows)',
  macintosh: 'Western European (Macintosh)',
}

const separatorWords: Readonly<Record<string, string>> = {
  ',': 'Commas',
  ';': 'Semicolons',
  '\t': 'Tabs',
  '|': 'Bars',
  '^': 'Circumflexes',
  '~': 'Tildes',
}
const separatorOptions = (current: string): SelectOption[] =>
  [...new Set([...Object.keys(separatorWords), current])].map((value) => ({
    value,
    label: separatorWords[value] ?? value,
  }))

interface StatusesProps {
  statuses: ImportPlan['statuses']
  onChange: (statuses: ImportPlan['statuses']) => void
}

/** Which status each word of the status column stands for. */
function Statuses({ statuses, onChange }: StatusesProps) {
  const words = Object.keys(statuses)
  if (words.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">The statuses of the file</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {words.map((word) => (
          <SelectField
            key={word}
            label={word}
            value={statuses[word]}
            options={leadStatuses.map((value) => ({ value, label: capitalised(value) }))}
            onChange={({ target }) => {
              const chosen = leadStatuses.find((status) => status === target.value) ?? 'new'
              onChange({ ...statuses, [word]: chosen })
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}
