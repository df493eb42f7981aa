import { Sparkles } from 'lucide-react'
import { useConnection } from '#app/data/useConnection.ts'
import { Button } from '#app/ui/Button.tsx'

/** Requests better wording: now, or when there is a connection. */
export function ImproveButton({ onImprove }: { onImprove: () => void }) {
  const connection = useConnection()
  return (
    <Button variant="ghost" icon={<Sparkles />} onClick={onImprove} className="px-3">
      {connection === 'online' ? 'Improve with AI' : 'Improve with AI when back'}
    </Button>
  )
}
