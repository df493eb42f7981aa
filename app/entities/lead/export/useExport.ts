import { format as formatDate } from 'date-fns/format'
import { useState } from 'react'
import { nothingSelected } from '#app/ui/nothingSelected.ts'
import { saveFile } from '#app/ui/saveFile.ts'
import { notify } from '#app/ui/toast.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { LeadTable, Products } from './table.ts'

export type ExportFormat = 'excel' | 'csv'

const kinds = {
  excel: { ending: 'xlsx', word: 'Excel' },
  csv: { ending: 'csv', word: 'CSV' },
}

/** Exports leads as a file named after the day, without a network, and shows a notice about the result. */
export function useExport(table: LeadTable, products: Products) {
  const [busy, setBusy] = useState(false)

  const run = async (format: ExportFormat, leads: readonly Lead[]): Promise<void> => {
    if (leads.length === 0) {
      notify(nothingSelected('lead', 'export'))
      return
    }
    const { ending, word } = kinds[format]
    setBusy(true)
    try {
      const file = await fileOf(format, table, leads, products)
      saveFile(`${table.file}-${formatDate(new Date(), 'yyyy-MM-dd')}.${ending}`, file)
      notify({
        title: 'Export successful',
        text: `Exported ${leads.length} lead(s) to ${word}.`,
        tone: 'success',
      })
    } catch {
      // The worker's error contains nothing that would help the person.
      notify({ title: 'Export failed', text: 'The file could not be made. Please try again.', tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return { busy, run }
}

async function fileOf(format: ExportFormat, table: LeadTable, leads: readonly Lead[], products: Products) {
  const { csvFile, excelFile } = await import('./file.ts')
  return format === 'csv' ? csvFile(table, leads, products) : excelFile(table, leads, products)
}
