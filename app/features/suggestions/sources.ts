import type { SourceName } from '#db/model/entities/source.ts'

/** What a source is called on screen. */
export const sourceLabels: Record<SourceName, string> = {
  directory: 'Company directory',
  imported: 'Imported companies',
  openstreetmap: 'OpenStreetMap, around a place',
  hunter: 'Hunter',
  model: 'AI service',
}
