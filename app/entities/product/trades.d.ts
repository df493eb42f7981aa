declare module 'virtual:trades' {
  /** All trades that a person can choose as buyers. */
  export const trades: readonly import('#db/model/trade.ts').Trade[]
}
