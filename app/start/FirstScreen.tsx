import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { classes } from '#app/ui/classes.ts'
import { controlClass } from '#app/ui/controlClass.ts'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'

/** The page before its script: where things will be. It is drawn when the app is built (vite.page.ts). */
export function FirstScreen() {
  return (
    <>
      <div id="boot">
        <Bars>
          <Skeleton className="mb-4 h-8 w-2/5" />
          <SkeletonList />
        </Bars>
      </div>
      <template id="boot-leads">
        <Leads />
      </template>
      <template id="boot-lead">
        <Lead />
      </template>
      <template id="boot-failed">
        <Failed />
      </template>
    </>
  )
}

function Bars({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="sticky top-0 z-30 border-line border-b bg-surface pt-[env(safe-area-inset-top)]">
        <div className="flex h-14 items-center px-4 text-muted">Loading...</div>
      </div>
      <div className="flex min-h-[calc(100dvh-56px)]">
        <div className="hidden w-72 shrink-0 border-line border-r bg-surface lg:block" />
        <main className="mx-auto w-full max-w-6xl flex-1 px-4 py-4">{children}</main>
      </div>
    </>
  )
}

/** The list of leads before it has any. */
function Leads() {
  return (
    <>
      <PageHeader title="Lead Management" subtitle={<span data-boot="count">Loading...</span>} />
      <div className="grid gap-2 md:grid-cols-2 xl:grid-cols-[2fr_1.5fr_auto]">
        <SearchRoom label="Search leads by any word or number" className="md:hidden" />
        <SearchRoom label="Search by name, company, position, or industry" className="max-md:hidden" />
        <SearchRoom label="Search by email address" className="max-md:hidden" />
        <div className={classes(controlClass, 'min-h-control md:max-xl:col-span-2')} />
      </div>
      <div className="min-h-control" />
      <div data-boot="rows">
        <SkeletonList />
      </div>
    </>
  )
}

/** What is typed here goes on in the app's own box, which has the same name. */
function SearchRoom({ label, className }: { label: string; className: string }) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      className={classes(controlClass, 'min-h-control truncate pr-11 pl-10', className)}
    />
  )
}

function Lead() {
  return (
    <article className="relative mb-2 min-h-[11.9375rem] rounded-lg border border-line bg-surface py-1 pr-11 pl-11 md:mb-0 md:min-h-[3.3125rem] md:rounded-none md:border-x-0">
      <div className="min-w-0 pt-2.5 pb-2">
        <button
          type="button"
          data-boot="name"
          className="block max-w-full truncate text-left font-semibold after:absolute after:inset-0"
        />
        <p data-boot="role" className="mb-1 truncate text-muted text-sm" />
        <p data-boot="email" className="truncate text-sm md:hidden" />
      </div>
    </article>
  )
}

function Failed() {
  return (
    <main role="alert" className="grid min-h-dvh place-content-center gap-3 p-6 text-center">
      <h1 className="font-semibold text-xl">Rove could not be loaded</h1>
      <p className="text-muted">What you saved is safe on this device.</p>
      <button type="button" className={buttonClass()}>
        Try again
      </button>
    </main>
  )
}
