import { websiteLink, withoutProtocol } from './website.ts'

/** A web address as an external link; an address that is not a web link is shown as text. */
export function WebLink({ address }: { address: string }) {
  const href = websiteLink(address)
  if (!href) return address || '-'
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-control max-w-full items-center text-accent-ink hover:underline"
    >
      <span className="truncate">{withoutProtocol(address)}</span>
    </a>
  )
}
