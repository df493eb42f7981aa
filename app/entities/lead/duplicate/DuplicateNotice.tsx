import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLiveRows, useRows } from '#app/data/workspace.tsx'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import type { DuplicateIndex } from '#db/duplicates/duplicateIndex.ts'
import type { Identity } from '#db/duplicates/profile.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { duplicateIndexOf } from './duplicateIndexOf.ts'

/**
 * Says while somebody types a new lead that the lead is here already. It belongs inside the form, whose fields it reads:
 * fullName, company, email, phoneNumber, companyUrl and address. It never keeps the form from being saved.
 */
export function DuplicateNotice({ className }: { className?: string }) {
  const place = useRef<HTMLElement>(null)
  const typed = useTyped(place)
  const known = useDuplicateIndex()
  const live = useLiveRows('leads')
  const found = useMemo(() => typed && known?.findTyped(typed)[0], [typed, known])
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
            <span className="block">{[...found.reasons, leadRole(lead)].filter(Boolean).join(' · ')}</span>
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
    companyUrl: text('companyUrl'),
    address: text('address'),
  }
}

/** The index of the team's leads, live; undefined until they have been read. */
function useDuplicateIndex(): DuplicateIndex | undefined {
  const leads = useRows('leads')
  const [known, setKnown] = useState<DuplicateIndex>()
  useEffect(() => {
    if (!leads) return
    const ending = new AbortController()
    void duplicateIndexOf(leads, ending.signal).then((made) => made && setKnown(made))
    return () => ending.abort()
  }, [leads])
  return known
}
