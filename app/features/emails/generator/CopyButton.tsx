import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '#app/lib/storage.ts'
import { Button } from '#app/ui/Button.tsx'
import { notify } from '#app/ui/toast.ts'

const SAID_FOR_MS = 2000

/** Copies a text and says so for two seconds (SPEC.md section 9). */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    if (await copyText(text)) setCopied((count) => count + 1)
    else notify({ title: 'Failed to copy', tone: 'error' })
  }
  return (
    <Button variant="ghost" icon={copied ? <Check /> : <Copy />} onClick={() => void copy()} className="px-3">
      <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
    </Button>
  )
}
