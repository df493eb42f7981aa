import { Camera, FileText, LoaderCircle, Trash2, Upload, X } from 'lucide-react'
import { type Ref, useId, useRef } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { FileInput } from './FileInput.tsx'
import { type FileRules, typeNames } from './fileRules.ts'
import { useDropTarget } from './useDropTarget.ts'
import { type FileValue, type UploadedFile, type UploadOptions, useUpload } from './useUpload.ts'

export interface FileDropProps extends Partial<FileRules>, UploadOptions {
  /** What can be dropped here. */
  label: string
  value: FileValue
  /** If set, a phone offers its camera. The function turns a photo of any size into the file to upload. */
  shrinkPhoto?: ((photo: File) => Promise<File>) | undefined
  disabled?: boolean | undefined
}

const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/gif']
const MEGABYTES = 5

/** Accepts a file that is dropped here, chosen or photographed. */
export function FileDrop({
  label,
  value,
  types = TYPES,
  megabytes = MEGABYTES,
  shrinkPhoto,
  disabled = false,
  ...options
}: FileDropProps) {
  const rulesId = useId()
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const { take, clear, progress } = useUpload({ types, megabytes }, options)
  const { over, handlers } = useDropTarget((file) => void (disabled || take(file)))
  const uploading = value === 'uploading'
  const uploaded = uploading ? undefined : value

  const choose = (chooser: HTMLInputElement | null) => {
    if (uploading) return
    if (uploaded) clear()
    chooser?.click()
  }
  const remove = () => {
    clear()
    chooseButton.current?.focus()
  }
  return (
    <fieldset
      {...handlers}
      disabled={disabled}
      aria-label={label}
      aria-describedby={rulesId}
      className={classes(
        'flex min-w-0 items-start gap-3 rounded-md border border-dashed p-3 transition-colors disabled:opacity-60',
        over ? 'border-accent bg-accent-soft' : 'border-edge bg-field',
      )}
    >
      {uploaded && <Preview file={uploaded} />}
      <div className="grid min-w-0 flex-1 gap-2">
        <p role="status" className="wrap-anywhere text-sm">
          {over ? 'Drop the file here' : wordsFor(value, label)}
        </p>
        {uploading && (
          <progress aria-label="Uploaded" value={progress} className="h-2 w-full accent-accent" />
        )}
        <p id={rulesId} className="text-muted text-xs">
          {typeNames(types)}, at most {megabytes} MB
        </p>
        <div className="flex flex-wrap gap-2">
          <ChooseButton ref={chooseButton} value={value} onClick={() => choose(input.current)} />
          {shrinkPhoto && !uploading && <CameraButton onClick={() => choose(camera.current)} />}
          {value && <RemoveButton uploading={uploading} onClick={remove} />}
        </div>
      </div>
      <FileInput ref={input} label={label} accept={types.join(',')} onFile={(file) => void take(file)} />
      {shrinkPhoto && (
        <FileInput
          ref={camera}
          label="Take a photo"
          accept="image/*"
          capture="user"
          onFile={(photo) => void take(photo, shrinkPhoto)}
        />
      )}
    </fieldset>
  )
}

interface ChooseButtonProps {
  ref: Ref<HTMLButtonElement>
  value: FileValue
  onClick: () => void
}

function ChooseButton({ ref, value, onClick }: ChooseButtonProps) {
  const uploading = value === 'uploading'
  return (
    <Button
      ref={ref}
      variant="secondary"
      icon={uploading ? <LoaderCircle aria-hidden className="animate-spin" /> : <Upload aria-hidden />}
      // Not `disabled`, because that would remove the focus.
      aria-disabled={uploading || undefined}
      className="aria-disabled:opacity-50"
      onClick={onClick}
    >
      {value && !uploading ? 'Replace' : 'Choose a file'}
    </Button>
  )
}

/** Only for phones: on other devices it would do the same as choosing a file. */
const CameraButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="secondary" icon={<Camera aria-hidden />} className="pointer-fine:hidden" onClick={onClick}>
    Take a photo
  </Button>
)

const RemoveButton = ({ uploading, onClick }: { uploading: boolean; onClick: () => void }) => (
  <Button variant="ghost" icon={uploading ? <X aria-hidden /> : <Trash2 aria-hidden />} onClick={onClick}>
    {uploading ? 'Cancel' : 'Remove'}
  </Button>
)

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
