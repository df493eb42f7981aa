/** The addresses of files of GeoJSON. */
declare module 'virtual:outlines' {
  /** The land of the world as polygons. */
  export const land: string
  /** The borders between countries as lines. */
  export const borders: string
  /** The larger towns as points, with `name` and their inhabitants in `thousands`; the largest come first. */
  export const largeTowns: string
}

declare module 'virtual:towns' {
  /** The address of the table of towns: townTable of vite.map.ts. */
  export const towns: string
}
