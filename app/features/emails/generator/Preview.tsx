import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { ImproveButton } from '#app/entities/email/ImproveButton.tsx'
import { placeholdersIn } from '#app/entities/email/placeholders.ts'
import { ReadWords } from '#app/entities/email/ReadWords.tsx'
import { isEdited, plainText, type TemporaryEmail, type Words } from '#app/entities/email/temporaryEmail.ts'
import { useWriteRequest } from '#app/entities/email/useImprove.ts'
import { markOf } from '#app/entities/email/writeRequests.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { CopyButton } from './CopyButton.tsx'
import { EditWords } from './EditWords.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import { useInventedFigures } from './useInventedFigures.ts'
import { WordCount } from './WordCount.tsx'
import { WrittenBy } from './WrittenBy.tsx'

interface PreviewProps {
  email: TemporaryEmail
  lead: Lead
  /** Undefined where it is gone. */
  product: Product | undefined
  /** Whether words that were typed earlier came back. */
  cameBack: boolean
  /** In My Emails it goes on from there. */
  isAdded: boolean
  onEdit: (words: Words) => void
  onDiscard: () => void
  /** Undefined where its product is gone. */
  onAnother: (() => void) | undefined
  /** Adds it and has the AI service better its words; undefined where there is none. */
  onImprove: (() => void) | undefined
}

/** The email as it would be sent, to be read or edited. */
export function Preview(props: PreviewProps) {
  const { email, cameBack, isAdded, onEdit, onDiscard, onAnother, onImprove } = props
  const [editing, setEditing] = useState(() => isEdited(email))
  const [sought, seek] = useState(0)
  const mark = useMark(email.id)
  const invented = useInventedFigures(props)
  const open = placeholdersIn(email.words.subject, email.words.body)
  const isEditing = editing && !isAdded
  const choose = (edits: boolean) => {
    seek(0)
    setEditing(edits)
  }
  const fillIn = () => {
    setEditing(true)
    seek((count) => count + 1)
  }
  return (
    <Card title="Preview" actions={!isAdded && <ModeSwitch editing={editing} onChange={choose} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {cameBack && !isAdded && (
          <Banner action={{ label: 'Discard', onSelect: onDiscard }}>
            What you typed earlier is still here. It is not saved yet.
          </Banner>
        )}
        {open.length > 0 && (
          <Banner tone="warn" {...(!isAdded && { action: { label: 'Fill in', onSelect: fillIn } })}>
            Still to fill in: {open.join(', ')}
          </Banner>
        )}
        {invented.length > 0 && (
          <Banner tone="warn">
            Please check: {invented.join(', ')}. Neither the lead nor the product says so.
          </Banner>
        )}
        {isEditing ? (
          <EditWords words={email.words} sought={sought} onEdit={onEdit} />
        ) : (
          <ReadWords words={email.words} />
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <WrittenBy email={email} />
          {isAdded && <Badge tone="green">In My Emails</Badge>}
          {isAdded && mark && <Badge tone={mark.tone}>{mark.label}</Badge>}
          <WordCount body={email.words.body} length={email.length} />
          <div className="-mr-3 ml-auto flex flex-wrap justify-end">
            {onImprove && email.writtenBy === 'parts' && !mark && <ImproveButton onImprove={onImprove} />}
            {onAnother && (
              <Button variant="ghost" icon={<RefreshCw />} onClick={onAnother} className="px-3">
                Try another
              </Button>
            )}
            <CopyButton text={plainText(email.words)} />
          </div>
        </div>
      </div>
    </Card>
  )
}

/** What has come of asking for better words of it, if anybody did. */
function useMark(emailId: number) {
  const request = useWriteRequest(emailId)
  return request && markOf(request)
}
