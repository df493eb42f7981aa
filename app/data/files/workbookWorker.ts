import { type Cell, type Sheet, writeWorkbook } from './workbook.ts'

/** The rows are sent in slices; a message with the sheet but without rows requests the file. */
export type ToWorker = { rows: Sheet['rows'] } | { sheet: Omit<Sheet, 'rows'> }

const rows: (readonly Cell[])[] = []

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('rows' in data) {
    for (const row of data.rows) rows.push(row)
    return
  }
  const file = writeWorkbook([{ ...data.sheet, rows }])
  postMessage(file, { transfer: [file] })
})
