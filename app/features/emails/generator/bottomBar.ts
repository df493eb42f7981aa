/**
 * The style of the bar with the main action: at the bottom of a phone's screen, within reach of the thumb.
 */
export const bottomBar =
  'z-10 bg-page py-3 max-lg:sticky max-lg:bottom-(--bar) max-lg:-mx-4 max-lg:-mb-4 max-lg:px-4'
