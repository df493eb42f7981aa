import { inWords } from '#db/model/entities/label.ts'

/**
 * What a choice of a row is called.
 * @param words of the choices that this version knows; one that a later version made is shown as it is written
 */
export const choiceWord = <Choice extends string>(
  words: Readonly<Record<Choice, string>>,
  choice: NoInfer<Choice>,
): string => (Object.hasOwn(words, choice) ? words[choice] : inWords(choice))
