import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rememberOpened } from '#app/data/device/recent.ts'
import { MatchBadge } from '#app/entities/lead/score.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Fact } from '#app/ui/Fact.tsx'
import { WebLink } from '#app/ui/WebLink.tsx'
import type { Suggestion } from '#db/model/entities/suggestion.ts'

interface CompanyDialogProps {
  company: Suggestion
  onClose: () => void
}

/** A suggested company from the search, with a link to its review. */
export function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  useEffect(() => rememberOpened('company', company.id), [company.id])
  const { companyName, industry, companySize, website, city, country, matchScore, reasoning } = company
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={companyName}
      description={company.approved ? 'Approved' : 'For review'}
      footer={
        <Link
          to={company.approved ? '/lead-management' : '/lead-generation'}
          onClick={onClose}
          className={buttonClass('primary')}
        >
          {company.approved ? 'Go to the leads' : 'Review suggestions'}
        </Link>
      }
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact label="Industry">{industry}</Fact>
        <Fact label="Match Score">
          <MatchBadge matchScore={matchScore} />
        </Fact>
        <Fact label="Company Size">{companySize}</Fact>
        <Fact label="Place">{[city, country].filter(Boolean).join(', ')}</Fact>
        <Fact label="Website" wide>
          <WebLink address={website} />
        </Fact>
        <Fact label="Why this fits your product" wide>
          {reasoning}
        </Fact>
      </dl>
    </Dialog>
  )
}
