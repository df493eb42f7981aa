import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { MapFile } from '#db/model/mapFile.ts'
import { call } from './call.ts'

/** The map files that the server has, as last reported. */
export const useMapFiles = () =>
  useQuery({
    queryKey: ['map-files'],
    queryFn: () => call(v.array(MapFile), 'GET', '/api/maps'),
    refetchOnMount: 'always',
  })
