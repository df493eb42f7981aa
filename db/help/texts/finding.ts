import type { Topic } from '#db/help/topic.ts'

const find = { to: '/lead-generation' } as const

/** Products, and finding companies for them. */
export const finding: readonly Topic[] = [
  {
    id: 'start',
    title: 'First steps: how to begin with Rove',
    place: { to: '/products' },
    text: 'First add a product: what you sell and to whom. Then open Lead Generation (Find, on a phone), pick the product and tap “Generate Company Suggestions”. Approve the companies that fit: each is a lead in Lead Management at once, and Rove looks up its public contact. There you call, visit and write. The Help entry opens this guide with links. To look around first, load the sample data on Today.',
    asked:
      'begin get started new beginner tutorial guide how does rove work introduction what can rove do manual',
  },
  {
    id: 'products',
    title: 'Products: what you sell',
    place: { to: '/products' },
    text: 'Under Products tap Add Product. Two things have to be typed: its name, and a description of what it is and does for a customer. Companies are found by these words, so be concrete. Under Who buys it, tap the trades whose companies you want, or type one in any of eight languages; then only such companies are found. Brand, value, target industry, company size and price range come with proposals; the closer they are, the better what is found. What does it do for a customer? is for letters, which say it word for word. Tap Edit to change a product: the next suggestions follow.',
    asked:
      'add create new what i sell service offer item catalogue edit change delete product description price',
  },
  {
    id: 'product-list',
    title: 'Finding and deleting products',
    place: { to: '/products' },
    text: 'Products can be filtered by brand and by value; on a computer they stand in a grid or a list. On a phone push a row to the right to find companies for it, to the left to delete it; the three dots have the same. Select several to delete them at once. Leads and suggestions of a deleted product stay. A deleted product can be restored for 30 days under “Recently deleted”.',
    asked: 'remove filter brand grid list value too many products',
  },
  {
    id: 'find',
    title: 'Finding companies that may buy',
    place: find,
    text: 'Open Lead Generation (Find, on a phone) and pick a product. The rest is optional: keywords, a company size, a location, and how many companies, up to 100. Tap “Generate Company Suggestions”. With no signal the search waits and runs when you are back. Source says where to look: lists that your team imported, OpenStreetMap around a place, Wikidata, and the well-known companies that come with Rove to try it out; left open, all that fit are asked. Each suggestion says why it fits and who names it.',
    asked:
      'generate suggestions prospects new customers buyers sell to whom lead generation search companies businesses discover how where come from',
  },
  {
    id: 'near-me',
    title: 'Companies near you',
    place: find,
    text: 'Under Lead Generation pick a product, then tap “Near me”, and choose within how many kilometres, from 1 to 25. Or choose the source “OpenStreetMap, around a place” and type a town as the location. Your phone asks whether Rove may know the position; it is used for this search alone. It needs a connection: with no signal the search waits. The data is © OpenStreetMap contributors.',
    asked:
      'nearby close by around me where i am right now local radius distance businesses shops area gps location walking',
  },
  {
    id: 'review',
    title: 'Judging suggested companies',
    place: find,
    text: 'Suggestions wait under Lead Generation. On a phone, tap a row for why it fits, then the green tick to approve or the cross to remove it; a swipe to the right or to the left does the same. On a computer select them and use the buttons above. An approved company is in Lead Management at once, with no signal too; Rove looks up the contact that it publishes when there is a connection. The arrow in the row takes the approval back meanwhile. What was removed can be taken back by Undo in the notice.',
    asked: 'approve reject suggestion accept decline dismiss company fits reason why',
  },
  {
    id: 'contacts',
    title: 'Where the contact data of a company comes from',
    place: find,
    text: 'When you approve a company, Rove reads its own public website for an email, a phone number, an address and who to speak to; with a Hunter key Hunter is asked. Nothing is invented: each value says from where it comes and how sure it is, on the lead’s page under “Where it was found”; so do sentences of the site that letters may quote. Where nothing public is found, the lead stays and says so, with “Enter the contact yourself”. A site that does not answer is tried again; the lead says when.',
    asked:
      'email address phone no contact found information details source data pulled pull accurate real hunter enrich where did you get how reliable correct people names',
  },
  {
    id: 'generated',
    title: 'Leads whose contact is new',
    place: find,
    text: 'An approved company is a lead in Lead Management at once. When Rove has found its contact, it also stands under Generated Leads, below the suggestions, until somebody has looked at it: approve those that are right, and they leave this list. Delete the others; that can be undone. Select several to do it in one go with Approve Selected or Delete Selected, or to write them to Excel or CSV. Search and filter help to find one among many. “Why this fits your product” opens the whole reason.',
    asked:
      'generated leads for review approve take over accept where are my new leads disappeared after approving',
  },
  {
    id: 'nothing-found',
    title: 'When no companies are found',
    place: find,
    text: 'The search then says which condition was in the way, each with a button to search without it. What helps: leave keywords and location empty at first, choose Any Size, and describe the product in the words that buyers use for their trade. Try the source “OpenStreetMap, around a place” for local businesses, or import a list of your own. Companies that you have already are not suggested again.',
    asked:
      'why no results nothing empty zero few suggestions not working bad wrong companies did not find any',
  },
  {
    id: 'import-companies',
    title: 'Importing a list of companies',
    place: find,
    text: 'Under Lead Generation, at the bottom, tap “Import companies” and choose a file of at most 200 MB, such as a CSV with a header line; the form says what else it takes. Rove guesses which column holds what and shows the first rows as they would become; correct what is wrong, then Import. Rows that lack what is needed are left out, and it says why. Suggestions then come from the list too; “Find companies in them” searches imported lists alone. Any member can import and remove lists. It needs a connection.',
    asked: 'upload load csv excel spreadsheet file own data trade fair crm bring in json companies',
  },
  {
    id: 'ai',
    title: 'What AI does in Rove, and what it is told',
    place: { to: '/settings', search: { tab: 'api-keys' } },
    text: 'Rove works without AI: suggestions come from directories and drafts from its own parts. With a key for an AI service it also ranks and explains suggestions, writes and improves emails, and words the answers of this chat. The screen says who wrote what. For an email the service gets what is known of the lead and the product, but not how to reach the lead; for this chat only your question and help texts.',
    asked: 'artificial intelligence chatgpt openai gpt model used privacy what is sent robot',
  },
  {
    id: 'samples',
    title: 'Sample data to look around',
    place: { to: '/' },
    text: 'Where you have no product yet, Today and Products offer “Load sample data”: a product, suggestions, leads and an email that are made up, marked Sample, at addresses that lead nowhere. Try everything with them. “Remove sample data”, on Today, takes all of it away with one tap, edited ones too, and the notice has Undo. Real companies, people and addresses are never made up in Rove.',
    asked: 'demo example test try fake fictional data remove',
  },
]
