// sheetjs-style assigns these names without declaring them, which a module forbids unless they are there before it.
Object.assign(globalThis, {
  QUOTE: '"',
  style_builder: undefined,
  _hashIndex: undefined,
  _listIndex: undefined,
})
