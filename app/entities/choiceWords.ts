/** A choice as a person reads it: "case-study" as "Case Study", "openingHours" as "Opening Hours". */
export const choiceShown = (value: string): string =>
  value
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/**
 * What a choice of a row is called.
 * @param words of the choices that this version knows; one that a later version made is shown as it is written
 */
export const choiceWord = <Choice extends string>(
  words: Readonly<Record<Choice, string>>,
  choice: NoInfer<Choice>,
): string => (Object.hasOwn(words, choice) ? words[choice] : choiceShown(choice))
