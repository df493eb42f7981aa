import { BYTE_ORDER_MARK, csvLines } from '#app/data/files/csv.ts'
import type { ToWorker } from '#app/data/files/workbookWorker.ts'
import WorkbookWorker from '#app/data/files/workbookWorker.ts?worker'
import type { Lead } from '#db/model/entities/lead.ts'
import { withRare } from './rareColumns.ts'
import { cellsOf, type LeadTable, type Products, textsOf } from './table.ts'

/** How many leads are converted before the page gets a turn. */
const SLICE = 500

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const CSV = 'text/csv;charset=utf-8'

/** Leads as a CSV file: UTF-8 with a byte order mark. */
export async function csvFile(plain: LeadTable, leads: readonly Lead[], products: Products): Promise<Blob> {
  const table = withRare(plain, leads)
  const parts = [BYTE_ORDER_MARK, csvLines([table.columns.map(({ header }) => header)])]
  for await (const some of slicesOf(leads)) parts.push(csvLines(textsOf(table, some, products)))
  return new Blob(parts, { type: CSV })
}

/**
 * Leads as an Excel file, written in a separate worker, so that the page stays responsive.
 * @throws Error when the worker can't be started or fails
 */
export async function excelFile(plain: LeadTable, leads: readonly Lead[], products: Products): Promise<Blob> {
  const table = withRare(plain, leads)
  const worker = new WorkbookWorker()
  try {
    const written = answerOf(worker)
    const post = (message: ToWorker) => worker.postMessage(message)
    const send = async () => {
      for await (const some of slicesOf(leads)) post({ rows: cellsOf(table, some, products) })
      const columns = table.columns.map(({ header, width, format }) => ({ header, width, format }))
      post({ sheet: { name: table.sheet, columns } })
    }
    const [file] = await Promise.all([written, send()])
    return new Blob([file], { type: EXCEL })
  } finally {
    worker.terminate()
  }
}

const answerOf = (worker: Worker) =>
  new Promise<ArrayBuffer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => resolve(data))
    worker.addEventListener('messageerror', () => reject(new Error('The file did not arrive')))
    worker.addEventListener('error', () => reject(new Error('The workbook was not written')))
  })

async function* slicesOf(leads: readonly Lead[]) {
  for (let start = 0; start < leads.length; start += SLICE) {
    yield leads.slice(start, start + SLICE)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
