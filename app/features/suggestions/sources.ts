import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from '#app/lib/call.ts'
import { type SourceName, sourceNames } from '#db/model/source.ts'

const Offered = v.object({ names: v.array(v.picklist(sourceNames)), imported: v.number() })

/** Which sources the server can ask for this person, as it last said: the choice stands offline too. */
export const useSources = (teamId: number) =>
  useQuery({
    queryKey: ['sources', teamId],
    queryFn: () => call(Offered, 'GET', '/api/sources'),
    refetchOnMount: 'always',
  })

/** What a source is called on screen. */
export const sourceLabels: Record<SourceName, string> = {
  directory: 'Company directory',
  imported: 'Imported companies',
  openstreetmap: 'OpenStreetMap, around a place',
  hunter: 'Hunter',
  model: 'AI service',
}
