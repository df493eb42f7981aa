import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { sourceNames } from '#db/model/entities/source.ts'
import { call } from './call.ts'

const Offered = v.object({ names: v.array(v.picklist(sourceNames)), imported: v.number() })

/** Which sources the server can ask for this person, as it last said: the choice stands offline too. */
export const useSources = (teamId: number) =>
  useQuery({
    queryKey: ['sources', teamId],
    queryFn: () => call(Offered, 'GET', '/api/sources'),
    refetchOnMount: 'always',
  })

/**
 * Whether an AI service can be asked for this person, as the server last said.
 * @returns undefined until this device has heard of it
 */
export const useHasAi = (teamId: number): boolean | undefined =>
  useSources(teamId).data?.names.includes('model')
