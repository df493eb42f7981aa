import type { KindName } from './kinds.ts'
import type { SectorName } from './sectors.ts'

/** The theme of a sentence: being on time, faults and their cost, people's effort, or what customers see. */
export type Theme = 'time' | 'fault' | 'hands' | 'guest'

/** The themes of each sector's truths, in their order, which is the same in all languages. */
export const truthThemes: Record<SectorName, readonly Theme[]> = {
  bakery: ['time', 'fault', 'time'],
  dentist: ['time', 'time', 'fault'],
  care: ['hands', 'hands', 'fault'],
  clinic: ['time', 'hands', 'time'],
  hotel: ['guest', 'time', 'time'],
  restaurant: ['time', 'fault', 'hands'],
  foodShop: ['fault', 'guest', 'fault'],
  foodMaker: ['fault', 'fault', 'time'],
  farm: ['time', 'hands', 'hands'],
  law: ['time', 'hands', 'guest'],
  shipping: ['time', 'fault', 'fault'],
  haulier: ['time', 'fault', 'guest'],
  garage: ['time', 'guest', 'time'],
  builder: ['time', 'fault', 'time'],
  lab: ['fault', 'fault', 'hands'],
  energy: ['fault', 'hands', 'fault'],
  maker: ['time', 'time', 'fault'],
  leisure: ['fault', 'guest', 'time'],
  salon: ['time', 'guest', 'guest'],
  school: ['fault', 'time', 'fault'],
  property: ['fault', 'guest', 'hands'],
  bank: ['fault', 'guest', 'fault'],
  software: ['hands', 'fault', 'hands'],
  wholesale: ['fault', 'guest', 'hands'],
  shop: ['guest', 'hands', 'time'],
  public: ['fault', 'time', 'fault'],
  office: ['hands', 'guest', 'time'],
  other: [],
}

/** The themes of the effects of each kind of product, in their order. */
export const effectThemes: Record<KindName, readonly Theme[]> = {
  software: ['hands', 'fault', 'time'],
  cooling: ['fault', 'fault', 'fault'],
  measuring: ['fault', 'hands', 'fault'],
  kitchen: ['fault', 'time', 'hands'],
  medical: ['time', 'time', 'hands'],
  farming: ['hands', 'fault', 'time'],
  cleaning: ['time', 'hands', 'guest'],
  energy: ['fault', 'fault', 'hands'],
  safety: ['fault', 'hands', 'fault'],
  packaging: ['fault', 'time', 'guest'],
  vehicle: ['time', 'time', 'hands'],
  textile: ['fault', 'hands', 'hands'],
  furniture: ['guest', 'hands', 'guest'],
  promotion: ['guest', 'guest', 'guest'],
  people: ['hands', 'fault', 'time'],
  advice: ['hands', 'fault', 'fault'],
  telecom: ['guest', 'hands', 'hands'],
  food: ['guest', 'hands', 'guest'],
  material: ['hands', 'fault', 'fault'],
  machine: ['time', 'time', 'hands'],
  other: ['hands', 'hands', 'time'],
}

/**
 * The themes that a sector and a kind of product have in common, each once. An email about both can have one of these.
 */
export function commonThemes(sector: SectorName, kind: KindName): Theme[] {
  const own = new Set(effectThemes[kind])
  return [...new Set(truthThemes[sector])].filter((theme) => own.has(theme))
}

/** Two lists: the texts about a theme, and the others. */
export function byTheme(
  texts: readonly string[],
  themes: readonly Theme[],
  theme: Theme | undefined,
): readonly (readonly string[])[] {
  const fits = (_: string, at: number) => theme === undefined || themes[at] === theme
  return [texts.filter(fits), texts.filter((text, at) => !fits(text, at))]
}
