import { useEffect, useState } from 'react'

/** Copies a text to the clipboard. @returns whether the browser allowed it */
export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}

const SAID_FOR_MS = 2000

/** Copies texts. `copied` is true for two seconds afterwards; `copy` resolves to whether it succeeded. */
export function useCopied() {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (text: string): Promise<boolean> => {
    const could = await copyText(text)
    if (could) setCopied((count) => count + 1)
    return could
  }
  return { copied: copied > 0, copy }
}
