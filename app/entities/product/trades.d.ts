declare module 'virtual:trades' {
  /** All trades that a person can choose as buyers. */
  export const trades: readonly import('#db/model/trade.ts').Trade[]
  /** All countries, groups of countries and regions that a person can choose. */
  export const places: readonly import('#db/model/placeName.ts').PlaceName[]
}
