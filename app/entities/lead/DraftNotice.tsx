import { Banner } from '#app/ui/Banner.tsx'

/** Says that the fields hold what was typed earlier and never saved. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner className="mb-4" action={{ label: 'Discard', onSelect: onDiscard }}>
      What you typed earlier is still here. It is not saved yet.
    </Banner>
  )
}
