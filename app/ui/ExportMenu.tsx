import { Download, FileSpreadsheet, FileText, LoaderCircle } from 'lucide-react'
import { Menu, MenuItem } from './Menu.tsx'

export interface ExportMenuProps {
  /** Turns the icon, and ignores further presses. */
  busy: boolean
  onExport: (format: 'excel' | 'csv') => void
}

/** Exports the selected rows as Excel or CSV. On a phone it is an icon. */
export function ExportMenu({ busy, onExport }: ExportMenuProps) {
  return (
    <Menu
      label="Export Selected"
      variant="secondary"
      trigger={
        <>
          {busy ? <LoaderCircle aria-hidden className="animate-spin" /> : <Download aria-hidden />}
          <span className="max-sm:sr-only">Export Selected</span>
        </>
      }
      className="sm:px-4"
    >
      <MenuItem icon={<FileSpreadsheet />} disabled={busy} onSelect={() => onExport('excel')}>
        Excel (.xlsx)
      </MenuItem>
      <MenuItem icon={<FileText />} disabled={busy} onSelect={() => onExport('csv')}>
        CSV (.csv)
      </MenuItem>
    </Menu>
  )
}
