import { choiceWord } from '#app/entities/choiceWords.ts'
import { Badge, type Tone } from '#app/ui/Badge.tsx'
import { Collapsible } from '#app/ui/Collapsible.tsx'
import { longDate } from '#app/ui/dates.ts'
import { ScoreParts } from '#app/ui/ScoreParts.tsx'
import { WebLink } from '#app/ui/WebLink.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Found } from '#db/model/entities/source.ts'

/** The source of each found value of a lead, and the parts of its score. */
export function LeadSources({ lead: { found, scores } }: { lead: Lead }) {
  return (
    <>
      {scores.length > 0 && (
        <Collapsible title="The score in parts">
          <ScoreParts parts={scores} />
        </Collapsible>
      )}
      {found.length > 0 && (
        <Collapsible title="Where it was found">
          <ul className="grid gap-3">
            {found.map((one) => (
              <Source key={one.field + one.value} found={one} />
            ))}
          </ul>
        </Collapsible>
      )}
    </>
  )
}

function Source({
  found: { field, value, source, sourceUrl, foundAt, confidence, marks },
}: {
  found: Found
}) {
  return (
    <li className="text-sm">
      <p className="wrap-anywhere">
        <span className="text-muted">{choiceWord(fields, field)}</span>{' '}
        {isQuote(field) ? `“${value}”` : value}{' '}
        {marks.map((mark) => (
          <Badge key={mark} tone={markTones[mark]}>
            {choiceWord(markWords, mark)}
          </Badge>
        ))}
      </p>
      <p className="text-muted text-xs">
        {choiceWord(sources, source)}, {longDate(foundAt)}
        {!isQuote(field) && `, ${confidence}% sure`}
      </p>
      {/^https?:/.test(sourceUrl) && <WebLink address={sourceUrl} />}
    </li>
  )
}

/** Whether a value is a sentence of the company's site. */
const isQuote = (field: Found['field']) => field === 'statement' || field === 'noCalls'

const fields: Record<Found['field'], string> = {
  fullName: 'Name',
  email: 'Email',
  phoneNumber: 'Phone',
  position: 'Position',
  linkedInUrl: 'LinkedIn',
  address: 'Address',
  statement: 'It says',
  noCalls: 'It asks',
}

const sources: Record<Found['source'], string> = {
  website: 'The company’s own site',
  sample: 'Sample data',
  directory: 'Company directory',
  imported: 'Imported companies',
  openstreetmap: '© OpenStreetMap contributors',
  wikidata: 'Wikidata',
  hunter: 'Hunter',
  model: 'AI service',
}

const markWords: Record<Found['marks'][number], string> = {
  role: 'A desk, not a person',
  disposable: 'Throw-away address',
  'no-mail-server': 'Takes no mail',
  verified: 'Verified',
  'accept-all': 'Server takes any address',
  invalid: 'Invalid',
  unverified: 'Unverified',
}

const markTones: Partial<Record<Found['marks'][number], Tone>> = {
  verified: 'green',
  disposable: 'red',
  'no-mail-server': 'red',
  invalid: 'red',
  'accept-all': 'yellow',
  unverified: 'yellow',
}
