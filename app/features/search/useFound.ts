import { useEffect, useMemo, useState } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { find, type Hit, indexOf } from './find.ts'

const PAUSE_MS = 300

/** What this device finds for a text once typing has paused for 300 ms (SPEC.md section 9). */
export function useFound(text: string) {
  const [sought, setSought] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSought(text), text ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [text])
  const index = useIndex()
  const groups = useMemo(() => (index ? find(index, sought) : []), [index, sought])
  const firstNow = (): Hit | undefined => (index ? find(index, text)[0]?.items[0] : undefined)
  return {
    groups,
    /** Whether the groups answer the text as it is now. */
    settled: index !== undefined && sought === text,
    firstNow,
  }
}

function useIndex() {
  const leads = useRows('leads')
  const notes = useRows('notes')
  const suggestions = useRows('suggestions')
  const products = useRows('products')
  const emails = useRows('emails')
  return useMemo(
    () =>
      leads &&
      notes &&
      suggestions &&
      products &&
      emails &&
      indexOf({ leads, notes, suggestions, products, emails }),
    [leads, notes, suggestions, products, emails],
  )
}
