import { inWords } from '#db/model/entities/label.ts'

/**
 * The word for a choice of a row.
 * @param words the choices that this version knows; a choice of a later version is shown as stored
 */
export const choiceWord = <Choice extends string>(
  words: Readonly<Record<Choice, string>>,
  choice: NoInfer<Choice>,
): string => (Object.hasOwn(words, choice) ? words[choice] : inWords(choice))
