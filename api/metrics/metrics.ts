import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Outcome } from '#db/model/sync/protocol.ts'
import { type SecurityEvent, securityEvents } from './securityEvents.ts'

const ANSWERED_IN_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S
const WAITED_S = [1, 5, 15, MINUTE_S, 5 * MINUTE_S, 15 * MINUTE_S, HOUR_S, 4 * HOUR_S, DAY_S, 7 * DAY_S]
/** A device that claims more counts as this much, so that no device can move the sum by years. */
const MOST_WAITED_S = 30 * DAY_S
const WORKED_S = [0.1, 0.5, 1, 5, 15, 30, MINUTE_S, 2 * MINUTE_S, 5 * MINUTE_S]
/** The methods that Rove answers; all others count as one. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A value with its labels. No label may come from outside or identify a person. */
export interface Sample {
  labels: Record<string, string>
  value: number
}

/** Counts what the server does, for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })

  const answered = new Counter({
    registers,
    name: 'rove_http_requests_total',
    help: 'Calls, by method, the pattern of their path, and the class of their status.',
    labelNames: ['method', 'route', 'status'],
  })
  const answeredIn = new Histogram({
    registers,
    name: 'rove_http_request_seconds',
    help: 'How long a call took until its answer began.',
    labelNames: ['method', 'route'],
    buckets: ANSWERED_IN_S,
  })
  const mutations = new Counter({
    registers,
    name: 'rove_push_mutations_total',
    help: 'Changes that devices sent, by what became of them; sent twice they count twice.',
    labelNames: ['outcome'],
  })
  const pushBytes = new Counter({
    registers,
    name: 'rove_push_bytes_total',
    help: 'Bytes of pushes, as they are without compression.',
  })
  const waited = new Histogram({
    registers,
    name: 'rove_push_waited_seconds',
    help: 'How long the oldest change of a push waited on its device, by the time of its tap.',
    buckets: WAITED_S,
  })
  const pullRows = new Counter({
    registers,
    name: 'rove_pull_rows_total',
    help: 'Rows that devices read, deleted ones too.',
  })
  const pullBytes = new Counter({
    registers,
    name: 'rove_pull_bytes_total',
    help: 'Bytes of these rows, as they are stored.',
  })
  const happened = new Counter({
    registers,
    name: 'rove_security_events_total',
    help: 'What somebody may have to look at: refused sign-ins, what members may not, exports, erasings …',
    labelNames: ['event'],
  })
  // So that the first event counts as a rise.
  for (const event of securityEvents) happened.inc({ event }, 0)
  const worked = new Histogram({
    registers,
    name: 'rove_job_seconds',
    help: 'How long jobs took, by their kind and how they ended.',
    labelNames: ['kind', 'outcome'],
    buckets: WORKED_S,
  })

  return {
    contentType: register.contentType,
    /** All metrics in the format of Prometheus. */
    text: () => register.metrics(),
    /** @param route the pattern of its path @param seconds until the response began */
    answered(call: { method: string; route: string; status: number }, seconds: number) {
      const method = METHODS.has(call.method) ? call.method : 'other'
      const { route } = call
      answered.inc({ method, route, status: `${Math.floor(call.status / 100)}xx` })
      answeredIn.observe({ method, route }, seconds)
    },
    /** @param waitedMs how long each accepted change had waited */
    pushed({ bytes, outcomes, waitedMs }: { bytes: number; outcomes: Outcome[]; waitedMs: number[] }) {
      pushBytes.inc(bytes)
      for (const { outcome } of outcomes) mutations.inc({ outcome })
      if (waitedMs.length > 0) waited.observe(Math.min(Math.max(...waitedMs) / 1000, MOST_WAITED_S))
    },
    pulled({ rows, bytes }: { rows: number; bytes: number }) {
      pullRows.inc(rows)
      pullBytes.inc(bytes)
    },
    /** @param times how often, if more than once */
    happened(event: SecurityEvent, times = 1) {
      happened.inc({ event }, times)
    },
    worked(kind: string, outcome: 'done' | 'failed' | 'cancelled', seconds: number) {
      worked.observe({ kind, outcome }, seconds)
    },
    /** Adds a gauge. @param read called for each scrape; must not fail */
    watch(name: string, help: string, labelNames: string[], read: () => Promise<Sample[]>) {
      const gauge = new Gauge({
        registers,
        name,
        help,
        labelNames,
        async collect() {
          const samples = await read()
          gauge.reset()
          for (const { labels, value } of samples) gauge.set(labels, value)
        },
      })
    },
  }
}
