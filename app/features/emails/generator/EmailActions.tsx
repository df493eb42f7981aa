import { BookmarkPlus, Check, MailPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import type { TemporaryEmail } from '#app/entities/email/temporaryEmail.ts'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { bottomBar } from './bottomBar.ts'
import { SaveTemplate, templateOf } from './SaveTemplate.tsx'
import type { useKeepEmail } from './useKeepEmail.ts'

interface EmailActionsProps {
  email: TemporaryEmail
  lead: Lead
  /** Undefined if the product is gone. */
  product: Product | undefined
  isAdded: boolean
  keeping: ReturnType<typeof useKeepEmail>
}

/** The actions on the generated email. */
export function EmailActions({ email, lead, product, isAdded, keeping }: EmailActionsProps) {
  const { user } = useWorkspace()
  const [asking, setAsking] = useState(false)
  const known = useMemo(() => ({ lead, product: product ?? null, sender: user }), [lead, product, user])
  const saveTemplate = () => {
    if (templateOf(email.words, known).replaced.length > 0) setAsking(true)
    else void keeping.saveTemplate(email, email.words)
  }
  return (
    <div
      className={classes(
        bottomBar,
        'mt-4 flex flex-wrap justify-end gap-2 max-lg:border-line max-lg:border-t lg:sticky lg:bottom-0',
      )}
    >
      <Button
        variant="secondary"
        icon={<BookmarkPlus />}
        onClick={saveTemplate}
        className="max-sm:grow max-sm:px-3"
      >
        Save template
      </Button>
      <Button
        variant={isAdded ? 'secondary' : 'primary'}
        icon={isAdded ? <Check /> : <MailPlus />}
        onClick={() => void keeping.add(email)}
        className="max-sm:grow max-sm:px-3"
      >
        {isAdded ? 'In My Emails' : 'Add to My Emails'}
      </Button>
      {asking && (
        <SaveTemplate
          words={email.words}
          known={known}
          onSave={(words) => {
            setAsking(false)
            void keeping.saveTemplate(email, words)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
