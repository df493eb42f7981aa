/**
 * The product's logo, decorative, the same as public/favicon.svg. It is inline, because a separate file would
 * be requested before the first rows.
 * @param size in CSS pixels
 */
export function Logo({ size, className }: { size: number; className?: string }) {
  return (
    <svg viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" className={className}>
      <rect width="512" height="512" rx="112" fill="#0b1214" />
      <circle cx="256" cy="256" r="168" fill="none" stroke="#2dd4bf" strokeWidth="36" />
      <path d="M340 172 288 288 172 340 224 224Z" fill="#2dd4bf" />
      <circle cx="256" cy="256" r="24" fill="#0b1214" />
    </svg>
  )
}
