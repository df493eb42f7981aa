import type { ReactNode } from 'react'
import { Logo } from '#app/ui/Logo.tsx'

/** The frame of the sign-in and registration pages: the logo, an error above the form, and the form. */
export function AccountPage({
  title,
  problemTitle,
  problem,
  children,
}: {
  title: string
  problemTitle: string
  problem: string | undefined
  children: ReactNode
}) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-sm content-center gap-6 px-5 py-8">
      <header className="grid gap-1">
        <Logo size={48} />
        <p className="text-lg font-semibold">Rove</p>
        <p className="text-muted">Discover. Connect. Convert.</p>
      </header>
      <h1 className="text-xl font-semibold">{title}</h1>
      {problem && (
        <div role="alert" className="rounded-md border border-red px-4 py-3">
          <p className="font-semibold">{problemTitle}</p>
          <p>{problem}</p>
        </div>
      )}
      {children}
    </main>
  )
}
