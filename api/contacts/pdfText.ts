import { Worker } from 'node:worker_threads'
import * as v from 'valibot'

const MOST_PAGES = 20
const MOST_LETTERS = 200_000
/** The time for a thread to load its code, which takes longer on a busy machine, and then to read. */
const LOADED_WITHIN_MS = 15_000
const READ_WITHIN_MS = 4_000
/** The memory of a thread; a PDF that exceeds it ends only this thread. */
const MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 }

/** More PDFs than these do not wait, because hostile ones would hold up everybody's look-ups. */
const MOST_WAITING = 4

let last: Promise<string> = Promise.resolve('')
let waiting = 0

/**
 * The text of a PDF's first 20 pages, with its line breaks, at most 200,000 characters. It is read in a thread of its
 * own, one PDF after another; the thread is ended after 4 s.
 * @returns '' if it is broken, encrypted, too slow or too large to read, and if too many others wait
 */
export function pdfText(bytes: Uint8Array): Promise<string> {
  if (waiting >= MOST_WAITING) return Promise.resolve('')
  waiting++
  last = last.then(() => textIn(bytes)).finally(() => waiting--)
  return last
}

function textIn(bytes: Uint8Array): Promise<string> {
  const worker = new Worker(new URL('./pdfThread.mjs', import.meta.url), {
    execArgv: [],
    resourceLimits: MEMORY,
    // What a library warns of about a stranger's file is of no use to anybody.
    stdout: true,
    stderr: true,
    workerData: { bytes, mostPages: MOST_PAGES, mostLetters: MOST_LETTERS },
  })
  return new Promise((resolve) => {
    const end = (text: string) => {
      clearTimeout(timer)
      resolve(text)
      void worker.terminate()
    }
    let timer = setTimeout(end, LOADED_WITHIN_MS, '')
    worker.on('message', (message: unknown) => {
      if (v.is(Told, message)) return end(message.text)
      clearTimeout(timer)
      timer = setTimeout(end, READ_WITHIN_MS, '')
    })
    // A broken or encrypted file, or one that needs too much memory: it tells nothing.
    worker.once('error', () => end(''))
    worker.once('exit', () => end(''))
  })
}

const Told = v.object({ text: v.string() })
