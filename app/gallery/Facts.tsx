import { CircleAlert, Package } from 'lucide-react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Fact } from '#app/ui/Fact.tsx'
import { InstallWords } from '#app/ui/InstallWords.tsx'
import { Logo } from '#app/ui/Logo.tsx'
import { ScoreBadge } from '#app/ui/ScoreBadge.tsx'
import { ScoreParts } from '#app/ui/ScoreParts.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { TimeAgo } from '#app/ui/TimeAgo.tsx'
import { LONG, Sample } from './Sample.tsx'

const action = { label: 'Sign in', onSelect: () => undefined }

/** Components that show information. */
export function Facts() {
  return (
    <>
      <Sample of="Avatar" states={avatars} />
      <Sample
        of="Logo"
        states={{ 'in the bar': <Logo size={36} />, 'on a page of its own': <Logo size={56} /> }}
      />
      <Sample of="Badge" states={badges} />
      <Sample of="StatusBadge" states={statuses} />
      <Sample of="ScoreBadge" states={scores} />
      <Sample of="ScoreParts" states={{ parts: <ScoreParts parts={parts} /> }} />
      <Sample of="Banner" states={banners} />
      <Sample of="InstallWords" states={installWords} />
      <Sample of="Card" states={cards} />
      <Sample of="EmptyState" states={empties} />
      <Sample of="Fact" states={facts} />
      <Sample of="TimeAgo" states={{ 'long ago': <TimeAgo at="2025-06-01T09:05:00.000Z" /> }} />
      <Sample of="Skeleton" states={{ line: <Skeleton />, round: <Skeleton round className="size-10" /> }} />
      <Sample of="SkeletonList" states={{ list: <SkeletonList rows={2} /> }} />
    </>
  )
}

const avatars = {
  small: <Avatar initials="M" size="small" />,
  medium: <Avatar initials="MB" />,
  large: <Avatar initials="NA" size="large" />,
  picture: <Avatar initials="MB" src="/icon-192.png" />,
  'broken picture': <Avatar initials="MB" src="/nowhere.png" />,
}

const badges = {
  grey: <Badge>Member</Badge>,
  green: <Badge tone="green">Saved</Badge>,
  blue: <Badge tone="blue">For Review</Badge>,
  yellow: <Badge tone="yellow">Unverified domain</Badge>,
  red: (
    <Badge tone="red">
      <CircleAlert aria-hidden />2
    </Badge>
  ),
}

const statuses = Object.fromEntries(
  ['new', 'contacted', 'qualified', 'converted', 'rejected'].map((status) => [
    status,
    <StatusBadge key={status} status={status} />,
  ]),
)

const scores = {
  high: <ScoreBadge score={91} word="high" tone="green" />,
  medium: <ScoreBadge score={64} word="medium" tone="yellow" />,
  low: <ScoreBadge score={12} word="low" tone="grey" />,
}

const parts = [
  { part: 'Industry', points: 30, of: 30, why: 'Bakery' },
  { part: 'Words', points: 12, of: 40, why: LONG },
  { part: 'Place', points: -5, of: 0, why: 'Outside of Bergen' },
]

const installWords = {
  prompt: <InstallWords way="prompt" />,
  'by hand': <InstallWords way="by-hand" />,
}

const banners = {
  info: <Banner>A new version of Rove is ready.</Banner>,
  warn: (
    <Banner tone="warn" action={action}>
      Your session has ended.
    </Banner>
  ),
  error: (
    <Banner tone="error" action={action}>
      {LONG}
    </Banner>
  ),
}

const cards = {
  plain: <Card>Without a title</Card>,
  titled: (
    <Card title="Find companies" text="Pick a product." actions={<Button variant="ghost">View All</Button>}>
      What belongs together
    </Card>
  ),
  'long text': (
    <Card title={LONG} text={LONG}>
      {LONG}
    </Card>
  ),
}

const facts = {
  known: (
    <dl>
      <Fact label="Company">Fjord Foods</Fact>
    </dl>
  ),
  'not known': (
    <dl>
      <Fact label="Company">{''}</Fact>
    </dl>
  ),
  'wide, long text': (
    <dl className="grid grid-cols-2">
      <Fact label={LONG} wide>
        {LONG}
      </Fact>
    </dl>
  ),
}

const empties = {
  full: (
    <EmptyState
      icon={<Package />}
      title="No products yet"
      text="Describe what you sell."
      action={<Button>Add Product</Button>}
    />
  ),
  'title alone': <EmptyState title="No matching leads found" />,
  'long text': <EmptyState title={LONG} text={LONG} />,
}
