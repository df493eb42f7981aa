const LONGEST = 31
const NAMELESS = 'Sheet'
/** Excel reserves this name. */
const RESERVED = 'history'

/**
 * The closest name to the wanted one that Excel accepts for a sheet: at most 31 characters, none of : \ / ? *
 * [ ], no apostrophe at either end, not empty, not "History".
 * @param taken the names of the workbook's other sheets; Excel compares names without case
 */
export function sheetName(wanted: string, taken: readonly string[] = []): string {
  const legal = legalName(wanted)
  const used = new Set([RESERVED, ...taken.map((name) => name.toLowerCase())])
  let name = legal
  for (let number = 2; used.has(name.toLowerCase()); number++) {
    const ending = ` (${number})`
    name = cut(legal, LONGEST - ending.length) + ending
  }
  return name
}

function legalName(wanted: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
  const plain = wanted.replace(/[:\\/?*[\]\u0000-\u001f]/g, ' ').replace(/^[\s']+/, '')
  return cut(plain, LONGEST).replace(/[\s']+$/, '') || NAMELESS
}

/** Cuts between characters, never within a surrogate pair. */
function cut(text: string, length: number): string {
  const short = text.slice(0, length)
  return short.isWellFormed() ? short : short.slice(0, -1)
}
