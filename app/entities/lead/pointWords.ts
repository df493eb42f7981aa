import type { LeadPoint } from '#db/model/leadPoint.ts'

const words: Record<LeadPoint['source'], string> = {
  measured: 'Exact',
  openstreetmap: 'From OpenStreetMap',
  geocoder: 'Looked up',
  town: 'Town only',
}

/** How far the point of a lead can be relied on, in a few words. */
export const pointWords = ({ source, stale }: Pick<LeadPoint, 'source' | 'stale'>): string =>
  stale ? 'The address changed since' : words[source]
