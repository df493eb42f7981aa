/** Rove's version, as package.json has it. */
export const VERSION = '2.1.0'
