import { Logo } from '#app/ui/Logo.tsx'

/** What a device shows on which nobody was ever signed in, until it is found out who comes. */
export function Unknown() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-1 text-center">
      <Logo size={56} className="mb-2" />
      <p className="font-semibold text-lg">Rove</p>
      <p className="text-muted text-sm">Discover. Connect. Convert.</p>
    </main>
  )
}
