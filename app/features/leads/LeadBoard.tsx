import { type ComponentProps, useMemo, useState } from 'react'
import { useWide } from '#app/ui/useWide.ts'
import { BoardOnDesk } from './BoardOnDesk.tsx'
import { BoardOnPhone } from './BoardOnPhone.tsx'
import { columnsOf, firstPages, type Limits, PAGE } from './boardColumns.ts'
import { type LeadRows, otherOwner } from './LeadRows.tsx'

type LeadBoardProps = Omit<ComponentProps<typeof LeadRows>, 'current' | 'selection' | 'mode'>

/** The leads of the list by their status: a status a screen on a phone, and columns where there is room. */
export function LeadBoard({ leads, owners, ...rows }: LeadBoardProps) {
  const [limits, setLimits] = useState<Limits>(firstPages)
  const columns = useMemo(() => columnsOf(leads, limits), [leads, limits])
  const Board = useWide() ? BoardOnDesk : BoardOnPhone
  return (
    <Board
      {...rows}
      columns={columns}
      ownerOf={(lead) => otherOwner(lead, owners)}
      onMore={(status) => setLimits({ ...limits, [status]: limits[status] + PAGE })}
    />
  )
}
