import { format } from 'date-fns/format'
import { Download, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { memberName, useMembers } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { useAttempt } from '#app/ui/attempt.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { longDate } from '#app/ui/dates.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { saveFile } from '#app/ui/saveFile.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { type AuditEntry, type AuditPage, auditKinds } from '#db/model/audit.ts'
import { mayReadAudit } from '#db/model/permissions.ts'
import { type AuditFilter, auditCsv, useAuditLog, whyNot } from './auditLog.ts'
import { described, kindLabels } from './labels.ts'

const everything: AuditFilter = { person: '', kind: '', fromDay: '', untilDay: '' }

/** The team's audit log for its owner and admins: who did what, when and from where. */
export function AuditLog() {
  const { team } = useWorkspace()
  return (
    <>
      <PageHeader title="Audit log" subtitle={team.name} />
      {mayReadAudit(team) ? (
        <Log key={team.id} />
      ) : (
        <EmptyState icon={<ScrollText />} title="Only the owner and admins can see the audit log." />
      )}
    </>
  )
}

function Log() {
  const { team } = useWorkspace()
  const [filter, setFilter] = useState(everything)
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useAuditLog(team.id, filter)
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted text-sm">
        What was done in the team, and when and from which address its people signed in since they joined.
        Kept for 400 days. Times are your own time zone’s; an export has them in UTC.
      </p>
      <Filters filter={filter} onChange={(part) => setFilter({ ...filter, ...part })} />
      {error && <Banner tone="warn">{whyNot(error)}</Banner>}
      {!data && !error && <SkeletonList rows={6} />}
      {data && <Entries pages={data.pages} />}
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  )
}

function Filters({
  filter,
  onChange,
}: {
  filter: AuditFilter
  onChange: (part: Partial<AuditFilter>) => void
}) {
  const { team } = useWorkspace()
  const { data: members = [] } = useMembers(team.id)
  const people = members.map((member) => ({ value: String(member.userId), label: memberName(member) }))
  const kinds = auditKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4 xl:grid-cols-5">
      <SelectField
        label="Person"
        placeholder="Everybody"
        options={people}
        value={filter.person}
        onChange={({ target }) => onChange({ person: target.value })}
      />
      <SelectField
        label="Kind"
        placeholder="Everything"
        options={kinds}
        value={filter.kind}
        onChange={({ target }) => onChange({ kind: target.value })}
      />
      <TextField
        label="From"
        type="date"
        value={filter.fromDay}
        onChange={({ target }) => onChange({ fromDay: target.value })}
      />
      <TextField
        label="Until"
        type="date"
        value={filter.untilDay}
        onChange={({ target }) => onChange({ untilDay: target.value })}
      />
      <ExportCsv filter={filter} />
    </div>
  )
}

function ExportCsv({ filter }: { filter: AuditFilter }) {
  const { team } = useWorkspace()
  const { busy, attempt } = useAttempt()
  const run = () =>
    attempt(
      async () =>
        saveFile(`audit-log-${format(new Date(), 'yyyy-MM-dd')}.csv`, await auditCsv(team.id, filter)),
      { failed: (error) => ({ title: 'Export failed', text: whyNot(error), tone: 'error' }) },
    )
  return (
    <Button
      variant="secondary"
      icon={<Download />}
      busy={busy}
      onClick={() => void run()}
      className="col-span-full sm:justify-self-start xl:col-span-1 xl:justify-self-stretch"
    >
      Export CSV
    </Button>
  )
}

function Entries({ pages }: { pages: readonly AuditPage[] }) {
  const entries = pages.flatMap((page) => page.entries)
  if (entries.length === 0) return <EmptyState icon={<ScrollText />} title="Nothing of that kind was done" />
  const names = Object.assign({}, ...pages.map((page) => page.names))
  return (
    <ol className="divide-y divide-line border-line border-y">
      {entries.map((entry) => (
        <EntryLine key={entry.id} entry={entry} names={names} />
      ))}
    </ol>
  )
}

function EntryLine({ entry, names }: { entry: AuditEntry; names: Readonly<Record<string, string>> }) {
  const { user } = useWorkspace()
  const { who, what } = described(entry, names, user.id)
  return (
    <li className="wrap-anywhere grid gap-x-4 py-2 text-sm sm:grid-cols-[1fr_auto]">
      <p>
        {who && <span className="font-medium">{who} </span>}
        {what}
      </p>
      <p className="text-muted">
        <time dateTime={entry.at}>{longDate(entry.at)}</time>
        {entry.address && ` · ${entry.address}`}
      </p>
    </li>
  )
}
