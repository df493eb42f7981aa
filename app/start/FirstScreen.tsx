import { Ellipsis, X } from 'lucide-react'
import type { ComponentType } from 'react'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { classes } from '#app/ui/classes.ts'
import { controlClass } from '#app/ui/controlClass.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { sectionClass } from '#app/ui/SectionBar.tsx'
import { BODY, DESCRIPTION, HEAD, SheetHandle, TITLE } from '#app/ui/SheetParts.tsx'
import { ShellSkeleton } from '#app/ui/ShellSkeleton.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { scrimClass, sheetClass } from '#app/ui/sheetClass.ts'
import { Unknown } from './Unknown.tsx'

export interface FirstScreenProps {
  /** The entries of a phone's bar. A tap on one is handled by the app once it runs. */
  sections: readonly { to: string; inBar?: string; icon: ComponentType }[]
}

/**
 * Templates of what the page can show before the app runs. boot.ts shows the one that fits; if all were drawn
 * at once, the others would be drawn for nothing. Generated when the app is built (vite.page.ts).
 */
export function FirstScreen({ sections }: FirstScreenProps) {
  return (
    <>
      <div id="boot" />
      <template id="boot-shell">
        <ShellSkeleton header="Loading..." sections={<Sections sections={sections} />} />
      </template>
      <template id="boot-unknown">
        <Unknown />
      </template>
      <template id="boot-leads">
        <Leads />
      </template>
      <template id="boot-lead">
        <Lead />
      </template>
      <template id="boot-sheet">
        <Sheet />
      </template>
      <template id="boot-failed">
        <Failed />
      </template>
    </>
  )
}

function Sections({ sections }: FirstScreenProps) {
  return (
    <>
      {sections.map(({ to, inBar, icon: Icon }) => (
        <a key={to} href={to} className={sectionClass}>
          <Icon />
          <span className="max-w-full truncate">{inBar}</span>
        </a>
      ))}
      <button type="button" className={sectionClass}>
        <Ellipsis />
        <span className="max-w-full truncate">More</span>
      </button>
    </>
  )
}

/** The list of leads without rows. */
function Leads() {
  return (
    <>
      <div data-wide className="flex flex-col">
        <h1 className="text-balance font-semibold text-xl tracking-tight max-md:sr-only lg:text-2xl">
          Lead Management
        </h1>
        <p
          data-boot="count"
          className="flex items-center text-muted text-xs max-md:order-last max-md:min-h-13 lying:min-h-2! lying:text-[0px]! md:mb-4 md:text-sm"
        >
          Loading...
        </p>
        <div className="grid gap-2 max-md:mr-10 md:grid-cols-2 xl:grid-cols-[2fr_1.5fr_auto]">
          <SearchRoom label="Search leads by any word or number" className="md:hidden" />
          <SearchRoom label="Search by name, company, position, or industry" className="max-md:hidden" />
          <SearchRoom label="Search by email address" className="max-md:hidden" />
          <div className={classes(controlClass, 'min-h-control max-md:hidden md:max-xl:col-span-2')} />
        </div>
      </div>
      <div className="min-h-control max-md:hidden" />
      <div data-boot="rows" className="max-md:-mx-4 max-md:border-line max-md:border-t">
        <SkeletonList flush />
      </div>
    </>
  )
}

/** Text that is typed here is moved to the app's own box with the same name. */
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

/** The same height as a row of the app. */
function Lead() {
  return (
    <article className="relative flex min-h-18 items-center border-line border-b py-1 pr-24 pl-4 md:min-h-[3.3125rem] md:pl-11">
      <div className="min-w-0 flex-1 pb-4 md:pb-0">
        <button
          type="button"
          data-boot="name"
          className="block max-w-full truncate text-left font-semibold text-title after:absolute after:inset-0"
        />
        <p data-boot="role" data-detail className="truncate text-muted text-sm" />
      </div>
    </article>
  )
}

/** The page of a lead until the app replaces it: only visible, not a dialog yet. */
function Sheet() {
  return (
    <div data-boot="sheet" className="contents">
      <div className={scrimClass(true)} />
      <div data-sheet aria-busy="true" className={sheetClass('page')}>
        <SheetHandle />
        <header className={HEAD}>
          <h2 data-boot="name" className={TITLE}>
            Loading...
          </h2>
          <IconButton label="Close" icon={<X />} className="absolute top-2 right-2" />
          <p data-boot="role" className={DESCRIPTION} />
        </header>
        <div className={BODY}>
          <SkeletonList />
        </div>
      </div>
    </div>
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
