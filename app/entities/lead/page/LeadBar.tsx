import { Link } from '@tanstack/react-router'
import { CalendarPlus, Mail, MapPinCheck, Phone, PhoneCall, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { callRequest, callWarning, mailWarning } from '#app/entities/lead/callWarning.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { notify } from '#app/ui/toast.ts'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { barClass } from './barClass.ts'
import { type MoreActions, MoreMenu } from './MoreMenu.tsx'
import { telLink } from './reach.ts'

interface LeadBarProps {
  lead: Lead
  onFollowUp: () => void
  onLogCall: () => void
  onCheckIn: () => void
  more: MoreActions
}

/** The actions for a lead, within reach of the thumb. Each has a fixed place; what is not possible says why. */
export function LeadBar({ lead, onFollowUp, onLogCall, onCheckIn, more }: LeadBarProps) {
  const wide = useWide()
  const call = telLink(lead.phoneNumber)
  const warningId = useId()
  const mailWarningId = useId()
  const warning = callWarning(lead)
  const noMail = mailWarning(lead)
  const request = warning && callRequest(lead)
  const bar = (
    // On a phone the bar is hidden while somebody types.
    <div
      {...(!wide && { 'data-bar': true })}
      className="-mx-3 -mb-2 grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))]"
    >
      {call ? (
        <a
          href={call}
          data-lead={lead.id}
          aria-describedby={warning ? warningId : undefined}
          className={barClass()}
        >
          <Phone aria-hidden />
          Call
        </a>
      ) : (
        <Impossible icon={<Phone aria-hidden />} word="Call" reason="No number" lead={lead} more={more} />
      )}
      {lead.email ? (
        <Link
          to="/create-email"
          search={{ forLead: lead.id }}
          aria-describedby={noMail ? mailWarningId : undefined}
          className={barClass()}
        >
          <Mail aria-hidden />
          Write
        </Link>
      ) : (
        <Impossible icon={<Mail aria-hidden />} word="Write" reason="No email" lead={lead} more={more} />
      )}
      <BarButton icon={<PhoneCall aria-hidden />} word="Log call" onClick={onLogCall} />
      <BarButton icon={<MapPinCheck aria-hidden />} word="Check in" onClick={onCheckIn} />
      <BarButton icon={<CalendarPlus aria-hidden />} word="Follow up" onClick={onFollowUp} />
      <MoreMenu lead={lead} actions={more} />
    </div>
  )
  if (!warning && !noMail) return bar
  return (
    <>
      {warning && (
        <Warning id={warningId} onlyWithBar={!wide}>
          {request ? `${warning}: “${request}”` : warning}
        </Warning>
      )}
      {noMail && (
        <Warning id={mailWarningId} onlyWithBar={!wide}>
          {noMail}
        </Warning>
      )}
      {bar}
    </>
  )
}

interface WarningProps {
  id: string
  /** Whether it is hidden together with the bar. */
  onlyWithBar: boolean
  children: string
}

const Warning = ({ id, onlyWithBar, children }: WarningProps) => (
  <p
    id={id}
    {...(onlyWithBar && { 'data-bar': true })}
    className="flex items-start gap-2 text-sm text-yellow"
  >
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span className="wrap-anywhere line-clamp-2">{children}</span>
  </p>
)

interface BarButtonProps {
  icon: ReactNode
  word: string
  onClick: () => void
}

function BarButton({ icon, word, onClick }: BarButtonProps) {
  return (
    <button type="button" onClick={onClick} className={barClass()}>
      {icon}
      {word}
    </button>
  )
}

interface ImpossibleProps {
  icon: ReactNode
  /** The action, and what is missing for it. */
  word: string
  reason: string
  lead: Lead
  more: MoreActions
}

/** An action that is not possible, in its place. It is not disabled for the browser, so that a tap can say more. */
function Impossible({ icon, word, reason, lead, more }: ImpossibleProps) {
  const explain = () =>
    notify({
      title: `${reason} of ${leadName(lead)}`,
      tone: 'info',
      action: { label: 'Add', onSelect: more.edit },
    })
  return (
    <button
      type="button"
      aria-disabled
      aria-label={`${word}: ${reason}`}
      onClick={explain}
      className={barClass(true)}
    >
      {icon}
      {reason}
    </button>
  )
}
