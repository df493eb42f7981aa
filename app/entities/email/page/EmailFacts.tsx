import { Link } from '@tanstack/react-router'
import { choiceWord } from '#app/entities/choiceWords.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { productLine } from '#app/entities/product/productLine.ts'
import { longDate } from '#app/ui/dates.ts'
import { Fact } from '#app/ui/Fact.tsx'
import type { Email } from '#db/model/entities/email.ts'
import { inWords } from '#db/model/entities/label.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { EmailContext } from './useEmailContext.ts'

/** The recipient of an email, its product, and how it was written. */
export function EmailFacts({ email, lead, product }: EmailContext & { email: Email }) {
  return (
    <dl className="grid grid-cols-2 content-start gap-x-4 gap-y-3 md:grid-cols-1">
      {!email.template && (
        <>
          <Fact label="Lead">{lead ? <LeadLink lead={lead} /> : noLead(email)}</Fact>
          <Fact label="Email Address">{lead && (lead.email || 'No email address')}</Fact>
        </>
      )}
      <Fact label="Product">
        {productLine(email.productId, product) ?? <i className="text-muted">No product</i>}
      </Fact>
      <Fact label="Added">{longDate(email.createdAt)}</Fact>
      <Fact label="Tone">{inWords(email.tone)}</Fact>
      <Fact label="Length">{inWords(email.length)}</Fact>
      <Fact label="Focus">{inWords(email.focus)}</Fact>
      <Fact label="Written">{choiceWord(writers, email.writtenBy)}</Fact>
    </dl>
  )
}

const noLead = ({ leadId }: Email) =>
  leadId === null ? <i className="text-muted">No lead</i> : <i className="text-muted">No longer here</i>

const writers: Record<Email['writtenBy'], string> = {
  person: 'By hand',
  parts: 'Without AI',
  model: 'With AI',
}

function LeadLink({ lead }: { lead: Lead }) {
  return (
    <Link
      to="."
      search={(now) => ({ ...now, lead: lead.id })}
      resetScroll={false}
      className="-my-2.5 inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-4"
    >
      {leadName(lead)}
    </Link>
  )
}
