declare module 'virtual:outlines' {
  /** The size of a step in longitude and latitude, and where both begin, in degrees. */
  export const transform: readonly [number, number, number, number]
  /**
   * A polygon of land on each line: its ring and those of its holes, separated by |. A ring is the position where it
   * begins and the steps from there, as numbers separated by spaces.
   */
  export const land: string
  /** A border between countries on each line, as a ring is written. */
  export const borders: string
  /** A town on each line: name; latitude; longitude; thousands of inhabitants. The largest come first. */
  export const largeTowns: string
}

declare module 'virtual:towns' {
  /** See townTable of vite.map.ts. */
  export const towns: string
}
