import { useState } from 'react'
import { classes } from './classes.ts'
import { ownPicture } from './ownPicture.ts'

/** Initials stand for a picture, so they stay as large as it. */
const sizes = { small: 'size-8 text-[12px]', medium: 'size-10 text-[14px]', large: 'size-16 text-[17px]' }

export interface AvatarProps {
  /** Shown when there is no picture, it can't be loaded, or it is not of this server. */
  initials: string
  src?: string | undefined
  size?: keyof typeof sizes | undefined
  className?: string | undefined
}

/** A person's or a team's picture; the name stands beside it, so it is silent for screen readers. */
export function Avatar({ initials, src = '', size = 'medium', className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState('')
  const picture = ownPicture(src)
  return (
    <span
      aria-hidden
      className={classes(
        'inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold leading-none text-accent-ink',
        sizes[size],
        className,
      )}
    >
      {picture && picture !== brokenSrc ? (
        <img
          // For each picture an element of its own: an error that is told late is not of the picture that follows.
          key={picture}
          src={picture}
          alt=""
          onError={() => setBrokenSrc(picture)}
          className="size-full object-cover"
        />
      ) : (
        initials
      )}
    </span>
  )
}
