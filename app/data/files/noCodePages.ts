// Replaces sheetjs-style's code pages in the built app; see vite.config.ts.
export {}
