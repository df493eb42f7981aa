import { useCallback, useEffect, useRef } from 'react'
import { useBackCloses } from './backCloses.ts'
import { closeByPulling } from './pullDown.ts'

/** What a notice needs above a sheet, in px. */
const NOTICE_ROOM = 96

export interface SheetOptions {
  open: boolean
  close: () => void
  /** Whether the address names it, so that Back closes it by itself. */
  hasAddress?: boolean | undefined
}

/**
 * How a sheet behaves in the hand: Back closes it, a finger pulls it down, and notices stand above it or, where it
 * leaves no room, above its buttons.
 * @returns the ref of what slides
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
 * The ref of where notices stand, which alone is told --sheet-room: how high above the bottom of the window. Told to
 * the page, a sheet that opens would have every element on it styled anew.
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
