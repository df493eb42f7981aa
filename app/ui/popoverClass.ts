/** The style of a panel that opens beside its button. */
export const popoverClass =
  'z-50 max-h-(--radix-popper-available-height) max-w-[calc(100vw-1rem)] origin-(--radix-popper-transform-origin) overflow-y-auto rounded-lg border border-line bg-surface shadow-raised outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in'
