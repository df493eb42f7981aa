import { type CompanySize, companySizes } from '#db/model/entities/suggestion.ts'

/**
 * How near a size is to the wanted ones: 1 if it is one of them, 0.5 next to one, else 0; 0.5 for an unknown size.
 */
export function sizeScore(size: string, wanted: CompanySize[]): number {
  const at = companySizes.findIndex((known) => known === size)
  if (at < 0) return 0.5
  const steps = Math.min(...wanted.map((name) => Math.abs(companySizes.indexOf(name) - at)))
  return steps === 0 ? 1 : steps === 1 ? 0.5 : 0
}
