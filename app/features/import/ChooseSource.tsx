import { ClipboardPaste, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { classes } from '#app/ui/classes.ts'
import { FileInput } from '#app/ui/FileInput.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { useDropTarget } from '#app/ui/useDropTarget.ts'
import type { Source } from './useLeadImport.ts'

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.vcf,text/csv,text/plain,text/vcard,text/x-vcard'

/** The choice of what to import: a file, dropped or chosen, or a table that is pasted. */
export function ChooseSource({ onChoose }: { onChoose: (source: Source) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const [pastes, setPastes] = useState(false)
  const take = (file: File) => onChoose({ content: file, name: file.name })
  const { over, handlers } = useDropTarget(take)
  return (
    <Card
      title="Choose your list"
      text="Exports of HubSpot, Salesforce, Pipedrive, Zoho, Google and Outlook, Excel, CSV, or the vCards of your phone"
    >
      <fieldset
        {...handlers}
        aria-label="List of leads"
        className={classes(
          'grid justify-items-start gap-3 rounded-md border border-dashed p-4',
          over ? 'border-accent bg-accent-soft' : 'border-edge bg-field',
        )}
      >
        <p className="text-sm">
          {over
            ? 'Drop the file here'
            : 'CSV, XLSX or VCF, at most 50 MB and 50,000 rows. It works with no signal.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Upload />} onClick={() => input.current?.click()}>
            Choose a file
          </Button>
          {!pastes && (
            <Button variant="secondary" icon={<ClipboardPaste />} onClick={() => setPastes(true)}>
              Paste a table
            </Button>
          )}
        </div>
        <FileInput ref={input} label="List of leads" accept={ACCEPTED} onFile={take} />
      </fieldset>
      {pastes && (
        <div className="mt-3 grid gap-2">
          <TextArea
            ref={text}
            label="Table"
            rows={6}
            autoFocus
            hint="Copy the cells with their header in Excel, Google Sheets or an email, and paste them here."
          />
          <Button
            className="justify-self-end"
            onClick={() => {
              const pasted = text.current?.value ?? ''
              if (pasted.trim()) onChoose({ content: pasted, name: 'Pasted table' })
            }}
          >
            Read the table
          </Button>
        </div>
      )}
    </Card>
  )
}
