import { leadName } from '#app/entities/lead/labels.ts'
import { Banner } from '#app/ui/Banner.tsx'
import type { Lead } from '#db/model/entities/lead.ts'

interface TemplateWarningsProps {
  /** What is not known for the lead, in words. */
  empty: readonly string[]
  /** The lead that the words name though they are read for another. */
  stillNames: Lead | undefined
}

/** What to look at before a template is used for a lead. */
export function TemplateWarnings({ empty, stillNames }: TemplateWarningsProps) {
  return (
    <>
      {empty.length > 0 && (
        <Banner tone="warn" className="mb-4">
          Not known here, so left for you to fill in: {empty.join(', ')}
        </Banner>
      )}
      {stillNames && (
        <Banner tone="warn" className="mb-4">
          This was written for {leadName(stillNames)} and still says so.
        </Banner>
      )}
    </>
  )
}
