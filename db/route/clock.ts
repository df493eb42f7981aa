const DAY = 24 * 60

/** A time of day as its minutes after midnight: "09:30" is 570. */
export function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes after midnight as a time of day: 570 is "09:30"; times after midnight begin anew. */
export function clock(minutes: number): string {
  const inDay = ((Math.round(minutes) % DAY) + DAY) % DAY
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`
}
