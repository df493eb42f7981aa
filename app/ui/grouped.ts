/**
 * A number as English writes it, with commas between its thousands: "12,000". `toLocaleString` writes the same, and
 * loads the browser's data about languages at its first use, which takes a slow phone 0.1 s.
 * @param decimals how many digits follow the point
 */
export const grouped = (value: number, decimals = 0): string =>
  value.toFixed(decimals).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')
