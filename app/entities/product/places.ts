import { type PlaceName, placesNamedIn } from '#db/model/placeName.ts'
import { surroundingsIn, surroundingsLabel } from '#db/model/surroundings.ts'
import type { DescribedProduct } from './useBuyers.ts'

/** The places in which a product's texts say that it is sold: a town with its surroundings, or countries and regions. */
export function placesProposed(
  { name = '', description = '' }: DescribedProduct,
  names: readonly PlaceName[],
): string[] {
  const text = `${name}. ${description}`
  const around = surroundingsIn(text)
  return [
    ...(around ? [surroundingsLabel(around)] : []),
    ...placesNamedIn(text, names).map((one) => one.name),
  ]
}

/** Chosen places with one more. A town with its surroundings stands alone: a search has one circle. */
export const withPlace = (chosen: readonly string[], place: string): string[] =>
  surroundingsIn(place) ? [place] : [...chosen.filter((other) => !surroundingsIn(other)), place]
