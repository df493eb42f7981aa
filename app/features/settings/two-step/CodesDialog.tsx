import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { useCopied } from '#app/ui/copy.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { saveFile } from '#app/ui/saveFile.ts'

interface CodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows the recovery codes, which is done only once. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const { user } = useWorkspace()
  const { copied, copy } = useCopied()
  const whose = `Rove, recovery codes of ${user.username}. Each works once.`
  const text = [whose, '', ...codes, ''].join('\n')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your recovery codes"
      description="Keep them where your phone is not. Each signs you in once when you have lost the rest. They are shown only now."
      footer={<Button onClick={onClose}>I have kept them</Button>}
    >
      <div className="grid gap-4">
        <div data-print>
          <p className="hidden pb-4 print:block">{whose}</p>
          <ul
            aria-label="Recovery codes"
            className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-field px-4 py-3 font-mono"
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" onClick={() => void copy(text)}>
            {copied ? 'Copied!' : 'Copy'}
          </Button>
          <Button variant="secondary" onClick={() => saveFile('rove-recovery-codes.txt', text)}>
            Download
          </Button>
          <Button variant="secondary" onClick={() => print()}>
            Print
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
