import { Check, Copy } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { useCopied } from '#app/ui/copy.ts'
import { notify } from '#app/ui/toast.ts'

/** Copies a text and says so for two seconds (SPEC.md section 9). */
export function CopyButton({ text }: { text: string }) {
  const { copied, copy } = useCopied()
  const copyAndSay = async () => {
    if (!(await copy(text))) notify({ title: 'Failed to copy', tone: 'error' })
  }
  return (
    <Button
      variant="ghost"
      icon={copied ? <Check /> : <Copy />}
      onClick={() => void copyAndSay()}
      className="px-3"
    >
      <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
    </Button>
  )
}
