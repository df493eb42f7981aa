const FIGURE = /(?<![\p{L}\p{N}])[\p{Sc}]?\p{N}+(?:[.,]\p{N}+)*\s?%?(?![\p{L}\p{N}])/gu
/** How long a call takes is the sender's to say. */
const DURATION = /\p{N}+(?:\s|-)?(?:minutes?|mins?|hours?)(?!\p{L})/giu

/**
 * The figures of a text that none of the facts holds: what a model may have made up.
 * @returns as they are written, each once
 */
export function figuresBeyond(text: string, facts: readonly string[]): string[] {
  const known = new Set(facts.flatMap((fact) => (fact.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []).map(amount)))
  const found = text.replace(DURATION, '').match(FIGURE) ?? []
  return [...new Set(found.map((figure) => figure.trim()))].filter((figure) => !known.has(amount(figure)))
}

/** 1,200 and 1.200 are 1200; 1.2 and 1,2 are 1.2. */
const amount = (figure: string) =>
  figure
    .replace(/[^\p{N}.,]/gu, '')
    .replace(/[.,](?=\p{N}{3}(?!\p{N}))/gu, '')
    .replace(',', '.')
