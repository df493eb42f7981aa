import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import * as v from 'valibot'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { controlClass } from '#app/ui/controlClass.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Field } from '#app/ui/Field.tsx'
import { useForm } from '#app/ui/form.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { type ImportAnswer, isImportable } from '#db/model/directory.ts'
import { form, line } from '#db/model/schema.ts'
import { outcomeInWords } from './labels.ts'
import { MapColumns } from './MapColumns.tsx'
import { type Stage, useImport } from './useImport.ts'

const About = form({ name: v.pipe(line(100), v.minLength(1, 'Please enter a name')) })

export interface ImportDialogProps {
  teamId: number
  onClose: () => void
}

/** Imports a list of companies: choose a file, assign the columns, see the result. */
export function ImportDialog({ teamId, onClose }: ImportDialogProps) {
  const { stage, choose, map, send } = useImport(teamId)
  const { errors, onSubmit } = useForm({
    schema: About,
    onSubmit: async ({ name }) => {
      if (stage.at === 'mapping') await send(stage, name)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import companies"
      width="large"
      onSubmit={onSubmit}
      footer={<Buttons stage={stage} onClose={onClose} />}
    >
      <div className="grid gap-4">
        {'problem' in stage && stage.problem && <Banner tone="error">{stage.problem}</Banner>}
        {(stage.at === 'choosing' || stage.at === 'reading') && (
          <ChooseFile reading={stage.at === 'reading'} onChoose={choose} />
        )}
        {stage.at === 'mapping' && (
          <MapColumns
            name={stage.name}
            nameError={errors.name}
            preview={stage.preview}
            onMap={(mapping) => void map(stage, mapping)}
          />
        )}
        {stage.at === 'sending' && <ImportProgress sent={stage.sent} />}
        {stage.at === 'done' && <ImportOutcome answer={stage.answer} />}
      </div>
    </Dialog>
  )
}

function Buttons({ stage, onClose }: { stage: Stage; onClose: () => void }) {
  if (stage.at === 'done') return <Button onClick={onClose}>Done</Button>
  const usable = stage.at === 'mapping' && isImportable(stage.preview.mapping)
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {stage.at === 'sending' ? 'Stop' : 'Cancel'}
      </Button>
      <Button type="submit" busy={stage.at === 'sending'} disabled={!usable}>
        Import
      </Button>
    </>
  )
}

/** How much of the file has been sent; after that the server processes it. */
function ImportProgress({ sent }: { sent: number }) {
  const id = useId()
  const percent = Math.floor(sent * 100)
  return (
    <div className="grid gap-2 py-4">
      <label htmlFor={id} className="font-medium text-sm">
        {sent < 1 ? `Sending the file: ${percent}%` : 'Sorting the companies in...'}
      </label>
      <progress id={id} max={1} {...(sent < 1 && { value: sent })} className="h-2 w-full accent-accent" />
      <p className="text-muted text-sm">Please keep this open. Large files take a few minutes.</p>
    </div>
  )
}

/** The result of an import, with the rows that were left out. */
function ImportOutcome({ answer }: { answer: ImportAnswer }) {
  const { reasons, leftOut } = answer
  return (
    <div role="status" className="grid gap-3">
      <p className="flex items-start gap-2 font-medium">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-green" />
        {outcomeInWords(answer)}.
      </p>
      {reasons.length > 1 && (
        <div>
          <p className="text-muted text-sm">
            {leftOut > reasons.length ? `The first ${reasons.length} rows that were left out:` : 'Left out:'}
          </p>
          <ul className="mt-1 list-disc pl-5 text-sm">
            {reasons.map(({ line, reason }) => (
              <li key={line}>
                Line {line} {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface ChooseFileProps {
  /** The chosen file is being read. */
  reading: boolean
  onChoose: (file: File) => void
}

/** The choice of the file to import. */
function ChooseFile({ reading, onChoose }: ChooseFileProps) {
  return (
    <>
      <Field
        label="File"
        hint="CSV with a header, JSON Lines or GeoJSON, at most 200 MB. Each company needs a name, and a website, a phone number or an address."
      >
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.geojson,.geojsonl,.geojsonseq"
            disabled={reading}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) onChoose(file)
            }}
            className={classes(
              controlClass,
              'min-h-control file:mr-3 file:min-h-8 file:rounded-md file:border-0 file:bg-raised file:px-3 file:text-ink',
            )}
          />
        )}
      </Field>
      {reading && (
        <div role="status">
          <p className="mb-2 text-muted text-sm">Reading the file...</p>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </>
  )
}
