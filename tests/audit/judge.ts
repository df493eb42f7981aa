import * as v from 'valibot'
import type { Accepted } from './accepted.ts'

const Advisory = v.object({ name: v.string(), title: v.string(), url: v.string(), severity: v.string() })

/** What `npm audit --json` prints; a package that only uses such a one names it by a text. */
const Report = v.object({
  vulnerabilities: v.record(v.string(), v.object({ via: v.array(v.union([v.string(), Advisory])) })),
})

/** What came of an audit: a line for each thing that somebody is to do, and for each that is let pass. */
export interface Judged {
  /** Whether advisories were looked up at all. */
  asked: boolean
  problems: string[]
  passed: string[]
}

/**
 * Judges what `npm audit --json` printed.
 * @param accepted what is let pass, up to and on its last day
 * @param today ISO 8601, UTC: "2026-11-30"
 */
export function judge(printed: string, accepted: readonly Accepted[], today: string): Judged {
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), Report), printed)
  if (!report.success) return { asked: false, problems: [whyNot(printed)], passed: [] }
  const advisories = advisoriesIn(report.output)
  const problems: string[] = []
  const passed: string[] = []
  for (const [id, { name, title, severity }] of advisories) {
    const known = accepted.find((each) => each.advisory === id && each.package === name)
    const line = `${name}: ${title} (${severity}, ${id})`
    if (known === undefined) problems.push(line)
    else if (known.until < today) problems.push(`${line}: accepted until ${known.until} alone`)
    else passed.push(`${line}: accepted until ${known.until}, as ${known.why}`)
  }
  for (const { advisory, package: name } of accepted) {
    if (!advisories.has(advisory)) problems.push(`${name}: ${advisory} is accepted and no longer reported`)
  }
  return { asked: true, problems, passed }
}

function advisoriesIn({ vulnerabilities }: v.InferOutput<typeof Report>) {
  const all = Object.values(vulnerabilities).flatMap(({ via }) => via)
  const found = new Map<string, v.InferOutput<typeof Advisory>>()
  for (const each of all)
    if (typeof each !== 'string') found.set(each.url.split('/').at(-1) ?? each.url, each)
  return found
}

const Refusal = v.object({ message: v.string() })

function whyNot(printed: string): string {
  const refusal = v.safeParse(v.pipe(v.string(), v.parseJson(), Refusal), printed)
  const why = refusal.success ? refusal.output.message : 'it answered nothing that can be read'
  return `The registry was not asked for advisories, so nothing is known: ${why}`
}
