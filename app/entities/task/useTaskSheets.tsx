import { type ReactNode, useMemo, useState } from 'react'
import { sourceOf, useLoaded } from '#app/ui/useLoaded.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Task } from '#db/model/entities/task.ts'

const taskSheets = sourceOf(async () => {
  const [{ FollowUpSheet }, { LogCallSheet }, { CheckInSheet }] = await Promise.all([
    import('./FollowUpSheet.tsx'),
    import('./LogCallSheet.tsx'),
    import('./CheckInSheet.tsx'),
  ])
  return { FollowUpSheet, LogCallSheet, CheckInSheet }
})

type Open =
  | { sheet: 'followUp'; lead: Lead; task?: Task | undefined }
  | { sheet: 'logCall' | 'checkIn'; lead: Lead }

/** The actions for a lead's tasks, each in a sheet over the screen. */
export interface TaskSheets {
  /** @param task the task to change, if any */
  followUp(lead: Lead, task?: Task): void
  logCall(lead: Lead): void
  checkIn(lead: Lead): void
  /** Must be rendered somewhere in the screen. */
  sheets: ReactNode
}

/** The sheets for open and finished tasks, loaded before they are needed. */
export function useTaskSheets(): TaskSheets {
  const [open, setOpen] = useState<Open>()
  const loaded = useLoaded(taskSheets, open !== undefined)
  const openers = useMemo(
    () => ({
      followUp: (lead: Lead, task?: Task) => setOpen({ sheet: 'followUp', lead, task }),
      logCall: (lead: Lead) => setOpen({ sheet: 'logCall', lead }),
      checkIn: (lead: Lead) => setOpen({ sheet: 'checkIn', lead }),
    }),
    [],
  )
  return { ...openers, sheets: open && loaded && sheetOf(loaded, open, () => setOpen(undefined)) }
}

function sheetOf(part: NonNullable<(typeof taskSheets)['part']>, open: Open, onClose: () => void) {
  const { lead } = open
  if (open.sheet === 'followUp') return <part.FollowUpSheet lead={lead} task={open.task} onClose={onClose} />
  if (open.sheet === 'logCall') return <part.LogCallSheet lead={lead} onClose={onClose} />
  return <part.CheckInSheet lead={lead} onClose={onClose} />
}
