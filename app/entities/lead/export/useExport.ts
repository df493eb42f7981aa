import { format as formatDate } from 'date-fns/format'
import { useState } from 'react'
import { saveFile } from '#app/ui/saveFile.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { LeadTable, Products } from './table.ts'

export type ExportFormat = 'excel' | 'csv'

interface Notice {
  title: string
  text: string
  tone: 'success' | 'error'
}

const kinds = {
  excel: { ending: 'xlsx', word: 'Excel' },
  csv: { ending: 'csv', word: 'CSV' },
}

/**
 * Exports leads as a file named after the day, with no network (SPEC.md sections 5, 8 and 9).
 * @param say gets what came of it, for the person
 */
export function useExport(table: LeadTable, products: Products, say: (notice: Notice) => void) {
  const [busy, setBusy] = useState(false)

  const run = async (format: ExportFormat, leads: readonly Lead[]): Promise<void> => {
    if (leads.length === 0) {
      say({ title: 'No leads selected', text: 'Please select at least one lead to export.', tone: 'error' })
      return
    }
    const { ending, word } = kinds[format]
    setBusy(true)
    try {
      const file = await fileOf(format, table, leads, products)
      saveFile(`${table.file}-${formatDate(new Date(), 'yyyy-MM-dd')}.${ending}`, file)
      say({
        title: 'Export successful',
        text: `Exported ${leads.length} lead(s) to ${word}.`,
        tone: 'success',
      })
    } catch {
      // The worker gives no reason that would tell a person more.
      say({ title: 'Export failed', text: 'The file could not be made. Please try again.', tone: 'error' })
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
