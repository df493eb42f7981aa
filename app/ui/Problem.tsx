import { Button } from './Button.tsx'

/**
 * Shown when a screen failed: a way to continue, and the cause, which the person can quote when they ask for
 * help.
 */
export function Problem({ cause, onRetry }: { cause: unknown; onRetry: () => void }) {
  return (
    <main role="alert" className="wrap-anywhere grid min-h-dvh place-content-center gap-3 p-6 text-center">
      <h1 className="font-semibold text-xl">This screen could not be shown</h1>
      <p className="text-muted">Your data is safe on this device.</p>
      <p className="text-muted text-sm">{cause instanceof Error ? cause.message : String(cause)}</p>
      <Button onClick={onRetry}>Try again</Button>
    </main>
  )
}
