// sheetjs-style assigns these names without declaring them. In a module that throws unless the globals
// already exist.
Object.assign(globalThis, {
  QUOTE: '"',
  style_builder: undefined,
  _hashIndex: undefined,
  _listIndex: undefined,
})
