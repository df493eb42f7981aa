import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import type { Bundle } from './bundle.ts'

/** The server as a separate process. */
export interface ServerProcess {
  url: string
  pid: number
  /** Resolves with the signal that ended it, or null if it ended by itself. */
  ended: Promise<NodeJS.Signals | null>
  /** Ends it by SIGKILL, like a power failure. */
  kill(): Promise<void>
  /** Ends it by SIGTERM, like an update of the machine. */
  stop(): Promise<void>
}

export interface Launch {
  /** A module of this folder to load before the server. */
  hook?: string | undefined
  /** A program that runs the server, with its arguments. */
  under?: readonly string[]
}

const root = join(import.meta.dirname, '..')
const nobodyOutside = { OVERPASS_URL: '', WIKIDATA_URL: '' }
const Line = v.pipe(v.string(), v.parseJson(), v.object({ msg: v.string() }))

/**
 * Starts the server on a free port and waits until it listens.
 * @param environment DATA_DIR and other variables
 * @throws Error if it ends before it listens
 */
export async function startProcess(
  { file }: Pick<Bundle, 'file'>,
  environment: Record<string, string>,
  { hook, under = [] }: Launch = {},
): Promise<ServerProcess> {
  const hooks = hook ? ['--import', join(import.meta.dirname, hook)] : []
  const [program, ...args] = [...under, process.execPath, ...hooks, file]
  const child = spawn(program ?? process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...nobodyOutside, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    // In a separate process group, because a program that runs the server passes no signals on.
    detached: under.length > 0,
  })
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('exit', (_code, signal) => resolve(signal))
  })
  return {
    url: await addressOf(child),
    pid: child.pid ?? 0,
    ended,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }

  async function end(signal: NodeJS.Signals) {
    if (under.length === 0) child.kill(signal)
    else if (child.pid) process.kill(-child.pid, signal)
    await ended
  }
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server has no output.')
  try {
    for await (const line of createInterface({ input: stdout })) {
      const parsed = v.safeParse(Line, line)
      const [, url] = parsed.success ? (/^Rove is at (\S+)$/.exec(parsed.output.msg) ?? []) : []
      if (url) return url
    }
    throw new Error('The server ended before it listened.')
  } finally {
    // Later output is discarded, so that it does not fill the pipe.
    stdout.resume()
  }
}

const MEGABYTE = 1024

/** The process's memory, in megabytes; NaN if /proc does not exist. */
export function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / MEGABYTE
  } catch {
    return Number.NaN
  }
}
