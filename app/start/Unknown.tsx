import { Logo } from '#app/ui/Logo.tsx'

/** Shown on a device on which nobody has signed in, until the server has answered who is signed in. */
export function Unknown() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-1 text-center">
      <Logo size={56} className="mb-2" />
      <p className="font-semibold text-lg">Rove</p>
      <p className="text-muted text-sm">Discover. Connect. Convert.</p>
    </main>
  )
}
