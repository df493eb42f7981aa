import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { type Hindrance, signInAddress } from './invited.ts'

/** Why the link does not lead into a team, and the ways on. */
export function HindranceNote({ hindrance, onAgain }: { hindrance: Hindrance; onAgain: () => void }) {
  const { title, text, way } = hindrance
  return (
    <div role="alert" className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-balance font-semibold text-xl">{title}</h1>
        <p className="text-muted">{text}</p>
      </div>
      <div className="grid gap-2">
        {way === 'again' && <Button onClick={onAgain}>Try again</Button>}
        {way === 'sign in' && (
          <a href={signInAddress()} className={buttonClass()}>
            Sign in
          </a>
        )}
        <a href="/" className={buttonClass('secondary')}>
          Go to the dashboard
        </a>
      </div>
    </div>
  )
}
