import { Link, useLocation } from '@tanstack/react-router'
import { format } from 'date-fns/format'
import { ChartColumn, ChevronRight, Mail, Package, Sparkles, Users } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { type Owners, useOwners } from '#app/entities/lead/owners.ts'
import { removeSamples, useSampleLoader, useSamples } from '#app/entities/samples.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { classes } from '#app/ui/classes.ts'
import { grouped } from '#app/ui/grouped.ts'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { useNow } from '#app/ui/useNow.ts'
import { useWide } from '#app/ui/useWide.ts'
import { Guide } from './Guide.tsx'
import { highMatchPercent } from './leadFigures.ts'
import { NewsSection } from './NewsSection.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { DueSection, RecentSection, WaitingSection, WorthSection } from './TodaySections.tsx'
import type { Today as Day, Whose } from './today.ts'
import { useToday, useWaiting, type Waiting } from './useToday.ts'

/**
 * The start of the day: due tasks and leads worth a call, then figures, recent activity and shortcuts.
 * `firstTeam` is the button for people without a team.
 */
export function Dashboard({ firstTeam }: { firstTeam: ReactNode }) {
  const { team, teams } = useWorkspace()
  const wide = useWide()
  const products = useRows('products')
  const inTeam = teams.some(({ personal }) => !personal)
  const title = inTeam ? `${team.name} Dashboard` : 'Welcome'
  const hasLeads = useRows('leads')?.some(({ saved }) => saved)
  const firstProduct = products?.length === 0 && <FirstProduct className="my-4" />
  const now = useNow()
  const head = wide ? { title } : { title: 'Today', subtitle: format(now, 'EEEE, MMMM d') }
  const owners = useOwners()
  const [chosen, setChosen] = useState<Whose>('mine')
  // In a personal space all is the person's own.
  const whose = owners ? chosen : 'everyone'
  const today = useToday(whose, owners)
  const waiting = useWaiting(whose)
  const everyones = owners && (
    <Chip pressed={whose === 'everyone'} onPress={(on) => setChosen(on ? 'everyone' : 'mine')}>
      Everyone’s
    </Chip>
  )
  const header = <PageHeader {...head} actions={everyones ?? (wide && firstTeam)} />
  // The content below waits, so that the data of a first sync does not move it under the finger.
  if (!today || !waiting || !products) {
    return (
      <>
        {header}
        <DueSection today={undefined} whose={whose} owners={owners} />
      </>
    )
  }
  const day = { today, waiting, whose, owners }
  // Before there is anything to show, a phone shows the first step alone, and the guide.
  const isEmpty = products.length === 0 && !hasLeads
  return (
    <>
      {header}
      <SampleNotice />
      {!hasLeads && firstProduct}
      {wide && <WideToday {...day} />}
      {!wide && (isEmpty ? <WaitingSection waiting={waiting} whose={whose} /> : <Today {...day} />)}
      {hasLeads && firstProduct}
      {!wide && (
        <div className="mt-8 mb-3 flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-semibold text-heading">{title}</h2>
          {!inTeam && firstTeam}
        </div>
      )}
      {!wide && isEmpty ? <Guide settled /> : <Overview wide={wide} products={products.length} />}
    </>
  )
}

interface TodayProps {
  today: Day
  waiting: Waiting
  whose: Whose
  owners: Owners | undefined
}

/** The day on a phone: one list below the other. */
function Today({ today, waiting, whose, owners }: TodayProps) {
  return (
    <div className="grid gap-6">
      <DueSection today={today} whose={whose} owners={owners} />
      {whose === 'mine' && <NewsSection />}
      <WorthSection worth={today.worth} whose={whose} />
      <WaitingSection waiting={waiting} whose={whose} />
      <RecentSection />
    </div>
  )
}

/** The day above the dashboard. If nothing is due, that takes one line, and no column. */
function WideToday({ today, waiting, whose, owners }: TodayProps) {
  const due = (
    <>
      <DueSection today={today} whose={whose} owners={owners} />
      {whose === 'mine' && <NewsSection />}
    </>
  )
  const worth = <WorthSection worth={today.worth} whose={whose} />
  const results = <WaitingSection waiting={waiting} whose={whose} />
  const recent = <RecentSection />
  if (today.due.length === 0) {
    return (
      <div className="mb-6 grid gap-6">
        {due}
        <Columns
          className="gap-x-12 gap-y-6"
          left={worth}
          right={
            <>
              {results}
              {recent}
            </>
          }
        />
      </div>
    )
  }
  return (
    <div className="mb-6">
      <Columns
        className="gap-x-12 gap-y-6"
        left={
          <>
            {due}
            {recent}
          </>
        }
        right={
          <>
            {worth}
            {results}
          </>
        }
      />
    </div>
  )
}

interface ColumnsProps {
  left: ReactNode
  right: ReactNode
  /** The gaps. */
  className: string
}

/** Two columns where there is space for them. A column without content leaves its space to the other. */
function Columns({ left, right, className }: ColumnsProps) {
  const look = classes('grid min-w-0 content-start empty:hidden', className)
  return (
    <div className={classes('grid grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]', className)}>
      <div className={look}>{left}</div>
      <div className={look}>{right}</div>
    </div>
  )
}

/**
 * The team's figures. On a phone the first steps are hidden once there is a lead, unless the address asks for
 * them.
 */
function Overview({ wide, products }: { wide: boolean; products: number }) {
  const { thresholds, whole } = useWorkspace()
  const leadRows = useRows('leads')
  const emails = useRows('emails')
  const leads = useMemo(() => (whole ? leadRows?.filter(({ saved }) => saved) : undefined), [leadRows, whole])
  const asked = useLocation({ select: ({ hash }) => hash === 'guide' })
  const begins = wide || leads?.length === 0
  const isNext = products > 0 && leads?.length === 0
  const actions = begins && <QuickActions withAnalytics={wide} isNext={isNext} />
  const guide = (begins || asked) && <Guide settled={leads !== undefined} />
  const activity = <RecentActivity leads={leads} />
  return (
    <div className="grid gap-4">
      {!wide && actions}
      <div className="grid gap-4 md:grid-cols-3">
        <StatCard to="/products" title="Products" count={products} text="Active products in the system" />
        <StatCard
          to="/lead-management"
          title="Total Leads"
          count={leads?.length}
          text={`${highMatchPercent(leads ?? [], thresholds)}% high match leads`}
        />
        <StatCard
          to="/email-campaigns"
          title="My Emails"
          count={emails?.filter(({ template }) => !template).length}
          text="Emails Generated"
        />
      </div>
      {wide ? (
        <Columns
          className="gap-4"
          left={
            <>
              {actions}
              {guide}
            </>
          }
          right={activity}
        />
      ) : (
        <>
          {guide}
          {activity}
        </>
      )}
    </div>
  )
}

/** Says that there is sample data, and offers to remove all of it with one tap. */
function SampleNotice() {
  const { change } = useWorkspace()
  const samples = useSamples()
  if (!samples || samples.length === 0) return null
  const remove = () => void removeSamples(change, samples)
  return (
    <Banner className="mb-4">
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
        You are looking at sample data.
        <Button variant="secondary" onClick={remove}>
          Remove sample data
        </Button>
      </div>
    </Banner>
  )
}

interface StatCardProps {
  to: '/products' | '/lead-management' | '/email-campaigns'
  title: string
  /** Undefined until it has been read. */
  count: number | undefined
  text: string
}

/** One figure of the team, with a link to the rows that it counts. */
function StatCard({ to, title, count, text }: StatCardProps) {
  return (
    <Link
      to={to}
      className="flex items-center justify-between gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-edge"
    >
      <span className="min-w-0">
        <span className="block font-medium text-muted text-sm">{title}</span>
        {count === undefined ? (
          <Skeleton className="my-1 h-7 w-16" />
        ) : (
          <span className="block font-semibold text-2xl tabular-nums">{grouped(count)}</span>
        )}
        <span className="block text-muted text-sm">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  )
}

interface QuickActionsProps {
  withAnalytics: boolean
  /** Whether finding companies is the next step. */
  isNext: boolean
}

/** Links to the screens where the work is done. */
function QuickActions({ withAnalytics, isNext }: QuickActionsProps) {
  return (
    <Card title="Quick Actions" className="@container">
      <div className="grid @2xl:grid-cols-4 @[17rem]:grid-cols-2 gap-2">
        <Link to="/lead-generation" className={buttonClass(isNext ? 'primary' : 'secondary')}>
          <Sparkles aria-hidden />
          Lead Generation
        </Link>
        <Link to="/email-campaigns" className={buttonClass('secondary')}>
          <Mail aria-hidden />
          Email Campaigns
        </Link>
        <Link to="/lead-management" className={buttonClass('secondary')}>
          <Users aria-hidden />
          Lead Management
        </Link>
        {withAnalytics && (
          <Link to="/analytics" className={buttonClass('secondary')}>
            <ChartColumn aria-hidden />
            Analytics
          </Link>
        )}
      </div>
    </Card>
  )
}

/** The start for people without products: a product of their own, or sample data to look around. */
function FirstProduct({ className }: { className?: string }) {
  const { offered, busy, load } = useSampleLoader()
  const ways = (
    <>
      <Link
        to="/products"
        search={{ add: true }}
        className={classes(buttonClass('primary'), 'max-sm:flex-auto')}
      >
        <Package aria-hidden />
        Create a Product
      </Link>
      {offered && (
        <Button variant="secondary" busy={busy} onClick={load} className="max-sm:flex-auto">
          Load sample data
        </Button>
      )}
      <Link to="/import" className={classes(buttonClass('ghost'), 'max-sm:flex-auto')}>
        Import your leads
      </Link>
    </>
  )
  return (
    <Card
      className={className}
      title="Start with your first product"
      text="Rove finds companies by what you sell. It takes a minute."
      actions={ways}
    />
  )
}
