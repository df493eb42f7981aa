import { useInfiniteQuery } from '@tanstack/react-query'
import { reasonOf } from '#app/data/failure.ts'
import { BYTE_ORDER_MARK, csvLines } from '#app/data/files/csv.ts'
import { call } from '#app/data/server/call.ts'
import { type AuditEntry, AuditPage } from '#db/model/audit.ts'
import { described } from './labels.ts'

/** The filter; '' means all. Days are in the person's own time zone, "2026-11-22". */
export interface AuditFilter {
  person: string
  kind: string
  fromDay: string
  untilDay: string
}

/** A team's audit log, page by page, the newest first. */
export const useAuditLog = (teamId: number, filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['audit', teamId, filter],
    queryFn: ({ pageParam }) => read(`/api/teams/${teamId}/audit`, filter, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ entries, more }: AuditPage) => (more ? entries.at(-1)?.id : undefined),
    refetchOnMount: 'always',
    gcTime: 0,
  })

function read(path: string, { person, kind, fromDay, untilDay }: AuditFilter, before: number) {
  const from = fromDay && new Date(`${fromDay}T00:00`)
  const last = untilDay && new Date(`${untilDay}T00:00`)
  if (last) last.setDate(last.getDate() + 1)
  const query = new URLSearchParams({
    ...(before > 0 && { before: String(before) }),
    ...(person && { person }),
    ...(kind && { kind }),
    ...(from && { from: from.toISOString() }),
    ...(last && { until: last.toISOString() }),
  })
  return call(AuditPage, 'GET', `${path}?${query}`)
}

/**
 * All entries that match the filter, as CSV with times in UTC.
 * @throws CallError, TypeError when the server is unreachable
 */
export async function auditCsv(teamId: number, filter: AuditFilter): Promise<Blob> {
  const parts = [BYTE_ORDER_MARK, csvLines([['Time (UTC)', 'Who', 'What', 'From address', 'Event', 'About']])]
  let before = 0
  for (;;) {
    const { entries, names, more } = await read(`/api/teams/${teamId}/audit/export`, filter, before)
    parts.push(csvLines(entries.map((entry) => line(entry, names))))
    before = entries.at(-1)?.id ?? 0
    if (!more || before === 0) return new Blob(parts, { type: 'text/csv;charset=utf-8' })
  }
}

/** A file is not written for one reader, so nobody in it is called "you". */
const NOBODY = 0

function line(entry: AuditEntry, names: Readonly<Record<string, string>>): string[] {
  const { who, what } = described(entry, names, NOBODY)
  return [entry.at, who, what, entry.address, entry.event, entry.subject]
}

/** Explains to the person why the log can't be shown. */
export const whyNot = (error: unknown): string => reasonOf(error, 'The audit log needs a connection.')
