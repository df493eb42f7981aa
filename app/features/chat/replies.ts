import { after } from '#app/ui/after.ts'

export const GREETING =
  'Hello! I can tell you how to work with Rove: finding leads, writing emails, products, analytics, or what to do when something does not work. What would you like to know?'

/** What the assistant knows, one topic each (SPEC.md section 2, AI support chat). */
export const replies = [
  'To find leads, add a product first: its industry and company size decide which companies Rove suggests. Then open Lead Generation, choose the product and the number of companies, and press Generate Company Suggestions.',
  'Approve the suggestions that fit, and Rove looks up their public contact data. What it finds waits for your review under Lead Generation; approved leads move on to Lead Management. Where nothing public is found, add the contact by hand with Manual Lead Entry.',
  'For an email campaign, start from leads with a high match score and write to a few at a time. Name the product and one reason why it fits that company: an email that could go to anyone is answered by no one.',
  'A good product description names what it does, who uses it and what it costs. You can change it at any time under Products; the next suggestions follow the new text.',
  'The dashboard shows how many products and leads your team has, and how many of them are a high match. Detailed analytics are coming soon on the Analytics page.',
  'No signal? Keep working. Everything that you add or change is kept on this device and sent when the connection is back. Press the sync sign at the top to see what still waits.',
  'If something does not work: press the sync sign at the top and choose Sync now, look under Attention for changes that were not accepted, and reload the page. Copy diagnostics in the same place gives your administrator what they need to help.',
] as const

const REPLY_AFTER_MS = 1000

/** One of the replies, drawn at random, 1 s later (SPEC.md section 9); no server is asked. */
export async function cannedReply(): Promise<string> {
  await after(REPLY_AFTER_MS)
  return replies[Math.floor(Math.random() * replies.length)] ?? replies[0]
}
