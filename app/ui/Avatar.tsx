import { useState } from 'react'
import { classes } from './classes.ts'
import { ownPicture } from './ownPicture.ts'

/** Initials replace the picture, so their size follows the picture's size. */
const sizes = { small: 'size-8 text-[12px]', medium: 'size-10 text-[14px]', large: 'size-16 text-[17px]' }

export interface AvatarProps {
  /** Shown when there is no picture, when it fails to load, or when it is not hosted on this server. */
  initials: string
  src?: string | undefined
  size?: keyof typeof sizes | undefined
  className?: string | undefined
}

/** A person's or a team's picture. Screen readers skip it, because the name is beside it. */
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
          // Each picture gets its own element, so that a late error event cannot be taken for an error of the
          // next picture.
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
