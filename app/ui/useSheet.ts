import { useCallback, useEffect, useRef } from 'react'
import { useBackCloses } from './backCloses.ts'
import { closeByPulling } from './pullDown.ts'

/** The space that a notice needs above a sheet, in px. */
const NOTICE_ROOM = 96

export interface SheetOptions {
  open: boolean
  close: () => void
  /** Whether the sheet has its own address, so that Back closes it without help. */
  hasAddress?: boolean | undefined
}

/**
 * The behaviour of a sheet on a phone: Back closes it, a finger pulls it down, and notices are placed above
 * it or, if there is no space, above its buttons.
 * @returns the ref for the element that slides
 */
export function useSheet({ open, close, hasAddress = false }: SheetOptions) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useBackCloses(open && !hasAddress, close)
  return useCallback((sheet: HTMLElement | null) => {
    if (!sheet) return
    const stopPulling = closeByPulling(sheet, () => latest.current())
    const stopKeeping = keepRoom(sheet)
    return () => {
      stopPulling()
      stopKeeping()
    }
  }, [])
}

const open: HTMLElement[] = []
let notices: HTMLElement | null = null

/**
 * The ref of the notices' region. --sheet-room, the distance to the bottom of the window, is set on this
 * element only: set on the page, it would recalculate the style of every element whenever a sheet opens.
 */
export function standsAboveSheets(region: HTMLElement | null): void {
  notices = region
  measure()
}

function keepRoom(sheet: HTMLElement): () => void {
  open.push(sheet)
  const observer = new ResizeObserver(measure)
  observer.observe(sheet)
  return () => {
    observer.disconnect()
    open.splice(open.indexOf(sheet), 1)
    measure()
  }
}

function measure() {
  if (!notices) return
  const { style } = notices
  const top = open.at(-1)
  if (!top) return void style.removeProperty('--sheet-room')
  const buttons = top.querySelector<HTMLElement>('[data-sheet-buttons]')?.offsetHeight ?? 0
  const hasRoom = innerHeight - top.offsetHeight >= NOTICE_ROOM
  style.setProperty('--sheet-room', `${hasRoom ? top.offsetHeight : buttons}px`)
}
