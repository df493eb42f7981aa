// Stands in the built app for sheetjs-style's code pages; see vite.config.ts.
export {}
