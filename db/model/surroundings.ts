/** "within 30 miles of Bristol", "20 km autour de Lyon", "im Umkreis von 50 km um Kassel", "do 30 km od Łodzi". */
const DISTANCE =
  /(?<![\p{L}\d])(\d{1,3})\s?(km|kilom[eè]tres?|kilometers?|kilometern?|kil[oó]metros|chilometri|mi|miles?|meilen)\s+(?:of|from|around|um|von|rund um|rond|rondom|van|autour de|autour d['’]|de|d['’]|alrededor de|a la redonda de|en torno a|intorno a|attorno a|da|di|od|wok[oó]ł|w promieniu od|em redor de)\s*(\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,2})/u

const KM_PER_MILE = 1.609

/** A town, and how far from it a product is sold, in kilometres. */
export interface Surroundings {
  town: string
  radiusKm: number
}

/** Finds the town with which some words begin. @returns its name, '' if they begin with none */
type TownReader = (words: string) => string

/** The words with capitals with which some words begin, as most towns are written: "Kassel" of "Kassel und". */
const capitalWords: TownReader = (words) =>
  /^\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*/u.exec(words)?.[0] ?? ''

/**
 * The town, and the distance around it, that a text names: 48 km around Bristol.
 * @param townIn finds the town in the words after the distance; without it, its words have capitals
 */
export function surroundingsIn(text: string, townIn = capitalWords): Surroundings | undefined {
  const [, distance = '', unit = '', words = ''] = DISTANCE.exec(text) ?? []
  const town = townIn(words)
  if (!town) return undefined
  const km = Number(distance) * (/^(?:mi|meilen)/.test(unit) ? KM_PER_MILE : 1)
  return { town, radiusKm: Math.min(WIDEST_AROUND_KM, Math.max(1, Math.round(km))) }
}

/** The map is asked for no wider circle. */
const WIDEST_AROUND_KM = 50

/** How a town and the distance around it are written: "30 km around Kassel". */
export const surroundingsLabel = ({ town, radiusKm }: Surroundings): string => `${radiusKm} km around ${town}`
