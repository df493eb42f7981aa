/** Joins class names, skipping undefined and false. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
