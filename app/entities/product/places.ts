import { type PlaceName, placesNamedIn } from '#db/model/placeName.ts'
import { surroundingsIn, surroundingsLabel } from '#db/model/surroundings.ts'

/** The places in which a product's texts say that it is sold: a town with its surroundings, or countries and regions. */
export function placesNamed(
  { name = '', description = '' }: { name?: string | undefined; description?: string | undefined },
  names: readonly PlaceName[],
): string[] {
  const text = `${name}. ${description}`
  const around = surroundingsIn(text)
  return [
    ...(around ? [surroundingsLabel(around)] : []),
    ...placesNamedIn(text, names).map((one) => one.name),
  ]
}
