/** A map file that cannot be used. The message tells the person why, and what to do. */
export class MapRefused extends Error {
  override readonly name = 'MapRefused'
}

/** The limits of what is read of a map file. */
export const MOST = {
  rootBytes: 16 * 1024,
  leafBytes: 1024 * 1024,
  unpackedBytes: 8 * 1024 * 1024,
  metadataBytes: 1024 * 1024,
  tileBytes: 4 * 1024 * 1024,
  /** The levels of directories: the root, leaves, and leaves below these. */
  depth: 3,
  /** The directories and tiles of one area. */
  leaves: 5_000,
  entries: 1_000_000,
  /** The bytes of one area. */
  areaBytes: 300 * 1024 * 1024,
} as const

export const notAMap = () => new MapRefused('This file is not a map in the PMTiles format.')
export const otherVersion = (version: number) =>
  new MapRefused(`This map has version ${version} of the PMTiles format. Rove reads version 3.`)
export const damaged = () =>
  new MapRefused('This map file is damaged or was cut off. Whoever runs Rove needs to copy it again.')
export const circular = () =>
  new MapRefused(
    'The directories of this map file point back at themselves. Whoever runs Rove needs another file.',
  )
export const tooLargeUnpacked = () =>
  new MapRefused(
    'A directory of this map file is far too large when it is unpacked. Whoever runs Rove needs another file.',
  )
export const otherPacking = () =>
  new MapRefused('The directories of this map file are packed in a way that Rove does not read.')
export const changed = () =>
  new MapRefused('The map on the server has changed since this area was started. Start the area again.')
export const noRanges = () =>
  new MapRefused('The server of the map does not send parts of a file, so no area can be cut from it.')
export const areaTooLarge = () => new MapRefused('This area is larger than 300 MB. Choose a smaller one.')
export const emptyArea = () => new MapRefused('The map has nothing for this area. Choose another one.')
