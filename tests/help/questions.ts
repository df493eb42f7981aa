/** A question as somebody new to Rove asks it, and the help texts of which one has to come first. */
export interface AskedQuestion {
  question: string
  /** Ids of help texts; none where help does not cover it, and the chat has to say that it does not know. */
  expected: readonly string[]
}

/** What the search was tuned on. */
export const tuned: readonly AskedQuestion[] = [
  { question: 'How do I quickly save someone I just met?', expected: ['quick-add'] },
  { question: 'does it work without internet', expected: ['offline'] },
  { question: 'I deleted a lead by mistake, how do I get it back?', expected: ['deleted'] },
  { question: 'where do I enter my openai key?', expected: ['keys'] },
  { question: 'How can I get my leads into Excel', expected: ['export'] },
  { question: 'how do i invite a colleague', expected: ['invite'] },
  { question: 'What does the percentage on a lead mean?', expected: ['match-score'] },
  { question: 'remind me to call a customer next week', expected: ['follow-ups'] },
  { question: 'Why did it find no companies?', expected: ['nothing-found', 'find'] },
  { question: "how do I put Rove on my iPhone's home screen", expected: ['install'] },
  { question: 'Can I write one email to many leads at once?', expected: ['campaigns', 'templates'] },
  { question: "what's the red number next to Attention?", expected: ['attention'] },
  { question: 'forgot my password', expected: ['forgot-password'] },
  { question: 'How do I find companies to sell to?', expected: ['find'] },
  { question: 'my edits are not showing on my colleagues phone', expected: ['sync'] },
  { question: 'How much does a subscription cost per month?', expected: [] },
  { question: 'what is the price of Rove', expected: [] },
  { question: 'Can it put my visits into Google Calendar?', expected: [] },
]

/** What was kept from the tuning, and run when that was over. */
export const kept: readonly AskedQuestion[] = [
  { question: 'How do I see businesses close to where I am right now?', expected: ['near-me'] },
  { question: "make the screen bright, it's too dark", expected: ['theme'] },
  { question: 'two of us changed the same lead, whose change counts?', expected: ['conflicts', 'attention'] },
  { question: 'can I use my fingerprint to sign in?', expected: ['passkeys'] },
  { question: 'How do I add what I sell?', expected: ['products'] },
  { question: 'I have a list of companies in a CSV, how do I load it?', expected: ['import-companies'] },
  { question: 'is my work saved when the battery dies in the basement?', expected: ['offline', 'sync'] },
  { question: 'How do I change the columns in the table?', expected: ['columns'] },
  { question: 'log that I visited a customer', expected: ['check-in'] },
  { question: 'someone asked me to delete all data about them (GDPR)', expected: ['erase-person'] },
  { question: 'how do I get rid of my account', expected: ['delete-account'] },
  {
    question: 'the email sounds wrong, can I make it friendlier?',
    expected: ['create-email', 'improve-email'],
  },
  { question: 'where are the statistics?', expected: ['analytics', 'today'] },
  { question: 'Can Rove print invoices?', expected: [] },
  { question: "What's the weather like tomorrow?", expected: [] },
]
