/** The items in their order, each key once: of items with the same key the first. */
export function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const found = new Map<string, Item>()
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item)
  return [...found.values()]
}
