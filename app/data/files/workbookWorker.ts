import { type Sheet, writeWorkbook } from './workbook.ts'

/** Rows come in slices; the sheet without them asks for the file. */
export type ToWorker = { rows: Sheet['rows'] } | { sheet: Omit<Sheet, 'rows'> }

const rows: (readonly string[])[] = []

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('rows' in data) {
    for (const row of data.rows) rows.push(row)
    return
  }
  const file = writeWorkbook([{ ...data.sheet, rows }])
  postMessage(file, { transfer: [file] })
})
