import { websiteLink, withoutProtocol } from './website.ts'

/** An address on the web as an outgoing link; what leads nowhere is only read. */
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
