/** The page for addresses without a route. */
export function NotFound() {
  return (
    <main className="grid min-h-dvh place-content-center gap-3 p-6 text-center">
      <h1 className="text-xl font-semibold">404 Page Not Found</h1>
      <p className="text-muted">There is nothing at this address.</p>
      <a href="/" className="inline-flex min-h-11 items-center justify-center text-accent-ink underline">
        Go to the dashboard
      </a>
    </main>
  )
}
