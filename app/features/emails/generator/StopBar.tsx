import { Square } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { bottomBar } from './bottomBar.ts'

/** What can be done while an email is being written. */
export function StopBar({ onStop }: { onStop: () => void }) {
  return (
    <div className={classes(bottomBar, 'mt-4 flex justify-end max-lg:border-line max-lg:border-t')}>
      <Button variant="secondary" icon={<Square />} onClick={onStop} className="max-sm:grow">
        Stop
      </Button>
    </div>
  )
}
