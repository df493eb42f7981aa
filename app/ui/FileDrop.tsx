import { FileText, LoaderCircle, Trash2, Upload, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { type FileRules, typeNames } from './fileRules.ts'
import { useDropTarget } from './useDropTarget.ts'
import { type FileValue, type UploadedFile, type UploadOptions, useUpload } from './useUpload.ts'

export interface FileDropProps extends Partial<FileRules>, UploadOptions {
  /** What to drop here. */
  label: string
  value: FileValue
}

const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/gif']
const MEGABYTES = 5

/** Takes a file that is dragged here, chosen or photographed (SPEC.md section 2, File upload widget). */
export function FileDrop({ label, value, types = TYPES, megabytes = MEGABYTES, ...options }: FileDropProps) {
  const rulesId = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const { take, clear } = useUpload({ types, megabytes }, options)
  const { over, handlers } = useDropTarget((file) => void take(file))
  const uploading = value === 'uploading'
  const uploaded = uploading ? undefined : value

  const choose = () => {
    if (uploading) return
    if (uploaded) clear()
    input.current?.click()
  }
  const remove = () => {
    clear()
    chooseButton.current?.focus()
  }
  return (
    <fieldset
      {...handlers}
      aria-label={label}
      aria-describedby={rulesId}
      className={classes(
        'flex min-w-0 items-start gap-3 rounded-md border border-dashed p-3 transition-colors',
        over ? 'border-accent bg-accent-soft' : 'border-edge bg-field',
      )}
    >
      {uploaded && <Preview file={uploaded} />}
      <div className="grid min-w-0 flex-1 gap-2">
        <p role="status" className="wrap-anywhere text-sm">
          {over ? 'Drop the file here' : wordsFor(value, label)}
        </p>
        <p id={rulesId} className="text-muted text-xs">
          {typeNames(types)}, at most {megabytes} MB
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            ref={chooseButton}
            variant="secondary"
            icon={uploading ? <LoaderCircle aria-hidden className="animate-spin" /> : <Upload aria-hidden />}
            // Not `disabled`, which would take the focus away.
            aria-disabled={uploading || undefined}
            className="aria-disabled:opacity-50"
            onClick={choose}
          >
            {uploaded ? 'Replace' : 'Choose a file'}
          </Button>
          {value && (
            <Button
              variant="ghost"
              icon={uploading ? <X aria-hidden /> : <Trash2 aria-hidden />}
              onClick={remove}
            >
              {uploading ? 'Cancel' : 'Remove'}
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept={types.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void take(file)
        }}
      />
    </fieldset>
  )
}

function wordsFor(value: FileValue, label: string): string {
  if (value === 'uploading') return 'Uploading...'
  return value?.name ?? label
}

function Preview({ file: { url, type } }: { file: UploadedFile }) {
  return (
    <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-md bg-raised text-muted">
      {type.startsWith('image/') ? (
        <img src={url} alt="" className="size-full object-contain" />
      ) : (
        <FileText aria-hidden className="size-7" />
      )}
    </span>
  )
}
