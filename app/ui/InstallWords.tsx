import { Share, SquarePlus } from 'lucide-react'

/**
 * Explains how to install Rove, and why.
 * @param way through the browser's own prompt, or by hand as in Safari on iOS
 */
export function InstallWords({ way }: { way: 'prompt' | 'by-hand' }) {
  if (way === 'prompt') return 'Install Rove to open it from your home screen, with or without a signal.'
  return (
    <>
      To install Rove: tap <Share aria-hidden={true} className="inline size-4.5" /> Share, then{' '}
      <SquarePlus aria-hidden={true} className="inline size-4.5" /> “Add to Home Screen”, and sign in there.
      Safari removes what a page keeps when you don’t open it for seven days; what is installed stays.
    </>
  )
}
