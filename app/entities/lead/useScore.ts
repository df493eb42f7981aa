import { useCallback } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { scoreShown } from './words.ts'

/** How a match score is shown, by the person's own thresholds. */
export function useScore(): (matchScore: string) => ReturnType<typeof scoreShown> {
  const { thresholds } = useWorkspace()
  return useCallback((matchScore) => scoreShown(matchScore, thresholds), [thresholds])
}
