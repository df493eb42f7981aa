import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { sourceNames } from '#db/model/entities/source.ts'
import { call } from './call.ts'

const Offered = v.object({
  names: v.array(v.picklist(sourceNames)),
  imported: v.number(),
  wellKnown: v.optional(v.number(), 0),
})

/**
 * The sources that the server can query for this person, as last reported, so that the choice also works
 * offline.
 */
export const useSources = (teamId: number) =>
  useQuery({
    queryKey: ['sources', teamId],
    queryFn: () => call(Offered, 'GET', '/api/sources'),
    refetchOnMount: 'always',
  })

/**
 * Whether an AI service is available for this person, as last reported.
 * @returns undefined if this device does not know yet
 */
export const useHasAi = (teamId: number): boolean | undefined =>
  useSources(teamId).data?.names.includes('model')
