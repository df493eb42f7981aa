import { classes } from '#app/ui/classes.ts'
import { controlClass } from '#app/ui/controlClass.ts'
import { Field } from '#app/ui/Field.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'

export interface ChooseFileProps {
  /** The chosen file is being looked at. */
  reading: boolean
  onChoose: (file: File) => void
}

/** The file to import. */
export function ChooseFile({ reading, onChoose }: ChooseFileProps) {
  return (
    <>
      <Field
        label="File"
        hint="CSV with a header, or JSON Lines, at most 200 MB. Each company needs a name and a website."
      >
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept=".csv,.jsonl,.ndjson,.txt"
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
