/** The most characters of a question that are used. */
export const MOST_QUESTION_CHARS = 500

/** What a question is classified as if no help text answers it. */
export const NONE = 'none'
