import * as v from 'valibot'

/** Vite's manifest of a build: each script with its static and dynamic imports. */
const Chunks = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
)
type Chunks = v.InferOutput<typeof Chunks>

const PAGE = 'index.html'

/**
 * Orders the files of a build by when a person may need them without a network: the page, then each screen
 * with its imports, then what screens load on a tap, and then what no script imports (icons, the Excel
 * writer) from small to large.
 * @param entries the files with their sizes in bytes
 * @param manifest the build's manifest.json
 * @param screens the prefixes of the screens' source names, the most used screen first
 * @throws Error if the build has no file for one of them
 */
export function inOrderOfUse<File extends { url: string; size: number }>(
  entries: readonly File[],
  manifest: unknown,
  screens: readonly string[],
): File[] {
  const chunks = v.parse(Chunks, manifest)
  const wanted = [PAGE, ...filesInOrder(chunks, [PAGE, ...screens.map((screen) => keyOf(chunks, screen))])]
  const rank = new Map(wanted.map((file, at) => [file, at]))
  const rankOf = ({ url }: File) => rank.get(url) ?? rank.size
  return entries.toSorted((one, other) => rankOf(one) - rankOf(other) || one.size - other.size)
}

function keyOf(chunks: Chunks, screen: string): string {
  const key = Object.keys(chunks).find((name) => name.startsWith(screen))
  if (key === undefined) throw new Error(`The build has no ${screen}.`)
  return key
}

/** Each chunk after its static imports, then everything that these import dynamically, and so on. */
function filesInOrder(chunks: Chunks, first: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  let next = [...first]
  while (next.length > 0) {
    const later: string[] = []
    for (const key of next) add(key, later)
    next = later
  }
  return files

  function add(key: string, later: string[]) {
    const chunk = chunks[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports) add(imported, later)
    for (const file of [chunk.file, ...chunk.css]) files.add(file)
    later.push(...chunk.dynamicImports)
  }
}
