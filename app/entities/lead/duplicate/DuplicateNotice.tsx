import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLiveRows, useRows } from '#app/data/workspace.tsx'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Identity, Likeness } from './keys.ts'
import { type LeadsByKey, leadsByKey } from './leadsByKey.ts'

const words: Record<Likeness, string> = {
  email: 'Same email address',
  phone: 'Same phone number',
  name: 'Same name and company',
}

/**
 * Says while somebody types a new lead that the lead is here already. It belongs inside the form, whose fields it reads:
 * fullName, company, email and phoneNumber. It never keeps the form from being saved.
 */
export function DuplicateNotice({ className }: { className?: string }) {
  const place = useRef<HTMLElement>(null)
  const typed = useTyped(place)
  const known = useLeadsByKey()
  const live = useLiveRows('leads')
  const found = useMemo(() => typed && known?.find(typed), [typed, known])
  const lead = found && live.rows.get(found.id)
  const isFound = found !== undefined && lead !== undefined && lead.deletedAt === null
  return (
    <section
      ref={place}
      className={classes(isFound && classes('rounded-md bg-yellow-soft px-4 py-2', className))}
    >
      {/* It is in the page before it has a text, so that screen readers announce the text. */}
      <p role="status" className="text-sm">
        {isFound && (
          <>
            <span className="block font-semibold">{leadName(lead)} is here already</span>
            <span className="block">
              {[words[found.likeness], leadRole(lead)].filter(Boolean).join(' · ')}
            </span>
          </>
        )}
      </p>
      {isFound && <WaysOn lead={lead} />}
    </section>
  )
}

function WaysOn({ lead }: { lead: Lead }) {
  const navigate = useNavigate()
  // The sheet for a new lead closes; what was typed stays as its draft.
  const open = () =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, newLead: undefined, lead: lead.id }),
      resetScroll: false,
    })
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button variant="secondary" onClick={open}>
        Open lead
      </Button>
      <Button type="submit" variant="ghost">
        Add all the same
      </Button>
    </div>
  )
}

/** What the form around an element contains, live; undefined at first. */
function useTyped(place: RefObject<HTMLElement | null>): Identity | undefined {
  const [typed, setTyped] = useState<Identity>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const read = () => setTyped(identityIn(new FormData(form)))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [place])
  return typed
}

function identityIn(form: FormData): Identity {
  const text = (name: keyof Identity) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    fullName: text('fullName'),
    company: text('company'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
  }
}

/** The team's leads by their keys, live; undefined until they have been read. */
function useLeadsByKey(): LeadsByKey | undefined {
  const leads = useRows('leads')
  const [known, setKnown] = useState<LeadsByKey>()
  useEffect(() => {
    if (!leads) return
    const ending = new AbortController()
    void leadsByKey(leads, ending.signal).then((made) => made && setKnown(made))
    return () => ending.abort()
  }, [leads])
  return known
}
