import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { dismiss, type Toast, useToast } from './toast.ts'
import { standsAboveSheets } from './useSheet.ts'

const tones = {
  success: { Icon: CircleCheck, look: 'text-green' },
  info: { Icon: Info, look: 'text-blue' },
  error: { Icon: CircleAlert, look: 'text-red' },
}

/**
 * Beside the app, because the app is inert while a page lies over it. It has an element of its own, because
 * the end of a session empties the body.
 */
const place = document.createElement('div')

/**
 * The place where notices appear; the app has one. A notice disappears after 5000 ms or when it is swiped 50
 * px to the right, and F8 moves the focus here. Notices are placed above the bars at the bottom of the screen
 * (--bar, --toast-lift, --round-room), above a phone's sheets (--sheet-room), and below an open menu. Where
 * there is no bar of actions, the page gets extra space at its end (--toast-room), so that a notice covers
 * nothing permanently.
 */
export function ToastRegion() {
  const toast = useToast()
  useLayoutEffect(() => {
    document.body.append(place)
    return () => place.remove()
  }, [])
  return (
    <Radix.Provider label="Notification" duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && <ToastCard key={toast.key} toast={toast} />}
      {createPortal(
        <Radix.Viewport
          ref={standsAboveSheets}
          hotkey={['F8']}
          // Notices are announced elsewhere. The attribute keeps dialogs from hiding this region from screen
          // readers, so that Undo stays reachable.
          aria-live="off"
          className="max-md:over-sheet:bottom-above-sheet bottom-toast over-menu:z-45 pointer-events-none fixed right-0 z-60 w-full p-3 focus-visible:-outline-offset-2 md:max-w-96"
        />,
        place,
      )}
    </Radix.Provider>
  )
}

/**
 * What went well is told in one line, of which the text is shortened before the title. What failed is never
 * shortened, nor is anything in a large text size.
 */
const ONE_LINE = {
  both: '@min-[10rem]:flex-nowrap',
  title:
    '@min-[10rem]:max-w-[calc(100%-2rem)] @min-[10rem]:shrink-0 @min-[10rem]:truncate @min-[10rem]:only:max-w-full',
  text: '@min-[10rem]:min-w-4 @min-[10rem]:truncate',
}

function ToastCard({ toast: { key, open, title, about, text, tone = 'info', action } }: { toast: Toast }) {
  const { Icon, look } = tones[tone]
  const line = tone === 'error' ? undefined : ONE_LINE
  return (
    <Radix.Root
      data-notice
      open={open}
      onOpenChange={(stays) => {
        if (!stays) dismiss(key)
      }}
      type={tone === 'error' ? 'foreground' : 'background'}
      // A dialog disables pointer events on the rest of the page. A notice must still receive taps, and must
      // not let them through to what is below it.
      className="pointer-events-auto! flex touch-pan-y items-start gap-2 rounded-lg border border-line bg-surface pl-4 shadow-raised data-[swipe=end]:animate-fade-out data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon aria-hidden className={classes('mt-3 size-5 shrink-0', look)} />
      <div className="@container min-w-0 flex-1 py-3">
        {about && <p className="text-sm">{about}</p>}
        <div className={classes('flex flex-wrap gap-x-2', line?.both)}>
          <Radix.Title className={classes('font-semibold text-sm', line?.title)}>{title}</Radix.Title>
          {text && (
            <Radix.Description title={text} className={classes('text-muted text-sm', line?.text)}>
              {text}
            </Radix.Description>
          )}
        </div>
      </div>
      {action && (
        <Radix.Action
          altText={action.label}
          onClick={action.onSelect}
          className="min-h-11 shrink-0 rounded-md px-2 font-semibold text-accent-ink text-sm hover:underline"
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label="Close" icon={<X />} />
      </Radix.Close>
    </Radix.Root>
  )
}
