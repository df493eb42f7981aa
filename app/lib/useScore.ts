import { useCallback } from 'react'
import { scoreShown } from './format.ts'
import { useWorkspace } from './workspace.tsx'

/** How a match score is shown, by the person's own thresholds. */
export function useScore(): (matchScore: string) => ReturnType<typeof scoreShown> {
  const { thresholds } = useWorkspace()
  return useCallback((matchScore) => scoreShown(matchScore, thresholds), [thresholds])
}
