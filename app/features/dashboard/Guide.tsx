import { Link, useLocation } from '@tanstack/react-router'
import { ChevronRight, Lightbulb } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Collapsible } from '#app/ui/Collapsible.tsx'

const GUIDE = 'rove-guide'

interface Step {
  to: '/products' | '/lead-generation' | '/lead-management' | '/create-email' | '/analytics'
  search?: { add: true }
  title: string
  text: string
}

const steps: Step[] = [
  {
    to: '/products',
    search: { add: true },
    title: 'Create a product',
    text: 'Say what you sell, and to whom.',
  },
  {
    to: '/lead-generation',
    title: 'Generate leads',
    text: 'Get companies suggested and approve those that fit.',
  },
  {
    to: '/lead-management',
    title: 'Manage leads',
    text: 'Search, edit and export them, with no signal too.',
  },
  {
    to: '/create-email',
    title: 'Create personalised emails',
    text: 'Write to a lead in words that suit them.',
  },
  { to: '/analytics', title: 'Monitor results', text: 'Coming Soon.' },
]

interface GuideProps {
  /**
   * Whether the content above has its final height, so that scrolling to the guide ends in the right place.
   */
  settled: boolean
}

/** How to use Rove, in five steps; the address /#guide opens it. */
export function Guide({ settled }: GuideProps) {
  const section = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(() => localStorage.getItem(GUIDE) !== 'closed')
  const [asked, setAsked] = useState(false)
  const location = useLocation()
  useEffect(() => {
    if (location.hash !== 'guide') return
    setOpen(true)
    setAsked(true)
  }, [location])
  useEffect(() => {
    if (!asked || !settled) return
    section.current?.scrollIntoView()
    setAsked(false)
  }, [asked, settled])
  const keep = (now: boolean) => {
    localStorage.setItem(GUIDE, now ? 'open' : 'closed')
    setOpen(now)
  }
  return (
    <section
      ref={section}
      id="guide"
      aria-labelledby="guide-title"
      className="min-w-0 scroll-mt-2 self-start rounded-lg border border-line bg-surface px-4 py-2"
    >
      <Collapsible
        title={
          <h2 id="guide-title" className="font-semibold text-heading">
            How to Use
          </h2>
        }
        defaultOpen={open}
        onOpenChange={keep}
      >
        <ol className="divide-y divide-line">
          {steps.map((step, index) => (
            <li key={step.title}>
              <StepLine {...step} number={index + 1} />
            </li>
          ))}
        </ol>
        <Tip />
      </Collapsible>
    </section>
  )
}

function StepLine({ to, search, title, text, number }: Step & { number: number }) {
  return (
    <Link
      to={to}
      {...(search && { search })}
      className="flex min-h-control items-center gap-3 rounded-md py-2 no-underline hover:bg-raised"
    >
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink text-sm"
      >
        {number}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-muted text-sm">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-4.5 shrink-0 text-muted" />
    </Link>
  )
}

function Tip() {
  return (
    <p className="mt-2 flex gap-3 rounded-md bg-accent-soft p-3 text-sm">
      <Lightbulb aria-hidden className="size-4.5 shrink-0 text-accent-ink" />
      <span>Tip: AI Support Chat in the sidebar has advice on every step.</span>
    </p>
  )
}
