import * as v from 'valibot'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { form, line } from '#db/model/sync/row.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportOutcome } from './ImportOutcome.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { MapColumns } from './MapColumns.tsx'
import { type Stage, useImport } from './useImport.ts'

const About = form({ name: v.pipe(line(100), v.minLength(1, 'Please enter a name')) })

export interface ImportDialogProps {
  teamId: number
  onClose: () => void
}

/** Imports a list of companies: choose a file, say which column is what, see what came of it. */
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
  const usable = stage.at === 'mapping' && stage.preview.mapping.name && stage.preview.mapping.website
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
