import type { Topic } from '#db/help/topic.ts'

const list = { to: '/lead-management' } as const

/** The Today screen, and working with leads. */
export const leads: readonly Topic[] = [
  {
    id: 'today',
    title: 'Today: what is due and whom to call',
    place: { to: '/' },
    text: 'Your day starts here. Follow-ups that are due come first: tap the tick, or push the row to the right, when one is done; push it to the left for another day. “Worth a call” names leads with a high match and leads added by hand, noted ones first, whom nobody has called yet, and leads that nobody was in touch with for 14 days. “Waiting” leads to suggestions, generated leads and emails that want a look. Then come the leads that you opened last. On a computer the same stands on the Dashboard, beside some figures. “For you” has what team mates meant for you. In a team Today has what is yours; “Everyone’s” shows all.',
    asked: 'dashboard home screen first page overview plan my day numbers statistics figures recent activity',
  },
  {
    id: 'leads',
    title: 'The list of leads',
    place: list,
    text: 'Lead Management has all leads of the team. Tap one to open it. The box at the top finds leads by name, company, position, industry, email or phone number while you type. “Sort and filter” puts them in order and narrows them down. On a phone, push a row to the right to call, or to write where there is no number, and to log a call; push it to the left for its status or a follow-up. The three dots of a row have all of that and more.',
    asked: 'address book contacts customers clients prospects people where are find my leads sort order',
  },
  {
    id: 'lead-page',
    title: 'The page of a lead',
    place: list,
    text: 'A tap on a lead opens its page. It begins with the status and each number, address and page of the lead. Then come what is to be done, and under “Activity” notes, calls, visits, emails and statuses, the newest first; all else that is known stands under “Details”. At its foot are the box for a note, and Call, Write, Log call, Check in and Follow up. More has Message, Directions, Edit and Delete. “The score in parts” and “Where it was found” say how Rove came to the score and to each value.',
    asked:
      'details contact card view profile of a customer navigate drive map source address origin text message sms linkedin',
  },
  {
    id: 'edit-lead',
    title: 'Changing a lead',
    place: list,
    text: 'To correct a name, a number or anything else, open the lead and tap Edit, or choose Edit under the three dots of its row. Save Changes keeps it on this device at once, with no signal too; team mates have it as soon as both of you are in sync. If you leave the form before saving, what you typed is there when you open it again. Who changed what, when and on which device stands under History on the lead’s page.',
    asked:
      'edit correct fix update information details typo wrong phone number email address modify rename who changed history log of changes',
  },
  {
    id: 'quick-add',
    title: 'Quick Add: a lead in ten seconds',
    place: { to: '/lead-management', search: { newLead: '' } },
    text: 'For somebody you have just met. On a phone tap the round plus under Leads; on a computer Add Lead, then Quick Add. Type a name or a company, and an email or a phone number; a note, if you like. Add Lead saves it on this device at once, with or without a signal. “More” goes on in the whole form with what you typed so far. If somebody with this address, number, or name and company is here already, the form says so: open that lead, or add yours all the same.',
    asked: 'save new contact customer fast create enter somebody someone met business card fair quickly',
  },
  {
    id: 'manual-entry',
    title: 'Manual Lead Entry: the whole form',
    place: { to: '/manual-lead-entry' },
    text: 'The form for a contact that you found yourself. It needs a full name, a company, and an email or a phone number. Position, industry, company size, status, website, LinkedIn, notes and the product can stay empty. Add Lead saves it on this device and leads to Lead Management. What you typed comes back if you are interrupted. Coming from a suggestion without a contact, the form has what is known of the company already.',
    asked: 'add lead by hand create enter type in new customer contact required fields mandatory',
  },
  {
    id: 'calls',
    title: 'Calling, and logging a call',
    place: list,
    text: 'Tap Call on a lead, or push its row to the right: your phone’s own dialler makes the call. When you come back Rove asks whether you reached them. Tap Reached or No answer, and before that, if you like, the next status, the next follow-up or a note. For a call made elsewhere, use Log call. Reached also ends a call that was due; No answer leaves it due. All calls stand on the lead’s page under “Activity”.',
    asked: 'phone dial ring telephone record talked spoke conversation no answer reached log',
  },
  {
    id: 'check-in',
    title: 'Checking in at a visit',
    place: list,
    text: 'Check in records a visit on the spot. Open the lead, or the three dots of its row, and tap Check in. The time is noted by itself. Add a note, a photo and, with “Add where I am”, your place: it is asked for once, only then, and can be left out again. A visit that was due is done with it. It works with no signal. Visits stand on the lead’s page under “Activity”.',
    asked: 'log visited meeting appointment location gps on site went record met customer position tracking',
  },
  {
    id: 'follow-ups',
    title: 'Follow-ups: what to do, and when',
    place: { to: '/' },
    text: 'A follow-up is a call, a visit or something else to do about a lead on a day. Tap Follow up on the lead’s page, or push its row to the left. One tap on Today, Tomorrow or In a week saves it; “A day and time…” takes any other. When it is due it stands under Today, for you. Tap the tick when it is done. To move it, change it on the lead’s page. For a message when it is due, turn on Reminders in Settings.',
    asked:
      'reminder remind task todo appointment schedule next week later date due plan to-do call back reschedule postpone',
  },
  {
    id: 'status',
    title: 'The status of a lead',
    place: list,
    text: 'A lead is new, contacted, qualified, converted or rejected; one that was just added is new. Tap the status on its page and choose another, or push its row to the left and tap Status. The notice that follows has Undo. Board, under “Show as”, has the leads side by side by status. To change many at once, select them and use the status button of the bar. A call that reached the lead, a visit and a sent email offer the next status; a switch under Preferences sets the first one, Contacted, by itself. Sort and filter shows leads of some statuses only.',
    asked: 'stage pipeline progress mark as won lost closed deal state move funnel',
  },
  {
    id: 'owner',
    title: 'The owner of a lead: who works on it',
    place: list,
    text: 'In a team each lead has one owner, or nobody. It belongs to the person who adds it; a lead from a search belongs to the person who approves it. To give it to somebody else, open the lead, tap the name under Owner and choose a member, or Nobody; to give away many at once, select them in the list and tap Set Owner. The notice that follows has Undo. The owner only says who works on a lead: everybody in the team sees all leads. If a member leaves the team, their leads belong to nobody.',
    asked:
      'assign assigned hand over give lead to colleague responsible whose account manager territory owns',
  },
  {
    id: 'notes',
    title: 'Notes about a lead',
    place: list,
    text: 'Open the lead, type under “Add a note” and tap Add note. Notes stand there with who wrote them and when, the newest first, together with calls and visits. The whole team sees them; @ and a name tells a team mate of it. What you type and do not add yet stays until you come back. You can delete a note of your own by its bin; the notice that follows has Undo. Search finds words in notes as well. All of it works with no signal.',
    asked: 'comment write down remember text about customer annotation delete remove note',
  },
  {
    id: 'map',
    title: 'The map: your leads where they are',
    place: { to: '/lead-management', search: { view: 'map' } },
    text: '“Show as”, above the leads, offers List, Map and Board; above suggested companies, List and Map. A pin has the colour of its status; tap it to open the lead. “Near me” asks for your position and goes there. Beside or below the map stand the same rows, the nearest first, with how sure the place is: Exact, “From OpenStreetMap”, “Looked up”, “Town only” or “No place known”. “Draw an area”: tap its corners, then “Use area”; the leads are filtered by it, and a view keeps it. With no signal, or where the server has no map, you see the pins and larger towns, without streets. A device that cannot draw maps shows the list by distance.',
    asked:
      'map pins markers where are my customers geographic territory region polygon draw area around me leads nearest distance',
  },
  {
    id: 'board',
    title: 'The board: leads by status in columns',
    place: { to: '/lead-management', search: { view: 'board' } },
    text: 'Choose Board in “Show as”, above the leads. On a computer each status is a column: drag a lead to another one, with the mouse or a finger that rests on it first. By keyboard, go to its grip, press Space, then the left or right arrow key, and Space to put it down; Escape leaves it as it was. On a phone each status is a tab with its count: tap it, or swipe to the next one; the round sign in a row changes that lead’s status. The notice has Undo. Search, filters and views hold on the board as well; to select many leads, go back to List. It works with no signal.',
    asked: 'kanban pipeline funnel board columns stages drag and drop cards swimlane overview by stage',
  },
  {
    id: 'mentions',
    title: 'Mentioning a team mate in a note',
    place: list,
    text: 'In a note on a lead, a call or a visit, type @ and begin a name: tap the team mate that is offered, or type the whole username or full name. Rove tells them, nobody else: the note stands in their Today, under “For you”, until they tap “Mark as seen”; a tap on it opens the lead. “Notes that mention me”, in Settings, Reminders, sends a message to their device as well. “For you” also has leads that somebody gave you. Everybody in the team can read the note as before. In a personal space there is nobody to mention.',
    asked:
      'mention tag at sign @ colleague name in note tell somebody draw attention ping for you who is told mark as seen',
  },
  {
    id: 'photos',
    title: 'A photo of a lead',
    place: list,
    text: 'Open the lead and tap Add photo: take one with the camera or choose one that you have, of the person, their card or their shop. It may be a JPEG, PNG or GIF and works with no signal: the photo waits on this device and is sent later. Replace photo puts another in its place. A photo of one visit belongs to Check in, which has its own button for it. Rove does not read what is written on a card.',
    asked: 'picture image camera scan business card upload avatar take',
  },
  {
    id: 'filters',
    title: 'Sorting and filtering leads',
    place: list,
    text: 'Tap “Sort and filter” (on a computer: Filter). “Mine” above the list shows those that are yours, and stays on. “Whom to see” also has those with something due, and those not seen for 14 days. Below, choose owners, statuses, the last contact, the match, a distance, an area, products, cities and industries; each says how many leads it would show beside what is set already. For a distance your device is asked where it is. On a phone the order and what rows show stand in the same sheet. What is set stands above the list; tap one to take it off, or “Clear filters” for all. To keep a choice, save it as a view.',
    asked:
      'filter by city town industry mine only my own leads narrow sort order alphabetical newest segment not visited lately',
  },
  {
    id: 'views',
    title: 'Views: a filtered list under a name',
    place: list,
    text: 'Filter the leads as you want to see them, open “Sort and filter” again and tap “Save as view”. Give it a name; the form says who sees it, on all of their devices. It then stands above the list: a tap on its name shows it; All leads leads back. In “Sort and filter”, by its three dots you rename it, copy a link to it, have it show what is set now, or delete it. A deleted view can be restored for 30 days.',
    asked: 'saved filter segment list share smart list bookmark custom colleague missing',
  },
  {
    id: 'select-many',
    title: 'Doing something with many leads at once',
    place: list,
    text: 'On a phone, rest your finger on a row, or choose Select under its three dots or “Select leads” in “Sort and filter”; then tap the others. On a computer, tick the boxes of the rows. The bar that appears sets the status or the owner of all of them, exports them as Excel or CSV, or deletes them. Edit Selected sets a product, a tag and a follow-up for each. Merge makes one lead of two to six; on its page, under Details, you can undo that for 30 days. The notice of each change has Undo. Emails and products are selected in the same way.',
    asked: 'bulk multiple several mass select all mark batch delete many',
  },
  {
    id: 'columns',
    title: 'Columns of the table',
    place: list,
    text: 'On a tablet or a computer leads stand in a table. Tap Columns: tick those to show, and drag them, or move them by the keyboard, into your order. Tap the head of a column to sort by it, once more for the other direction. “Reset columns” brings back how it was. The choice is yours, on all of your devices. A phone has rows in place of a table: what they also show is chosen in “Sort and filter”.',
    asked: 'table fields hide show rearrange reorder header layout width change',
  },
  {
    id: 'match-score',
    title: 'What the match score means',
    place: { to: '/settings', search: { tab: 'preferences' } },
    text: 'The match score says in percent how well a company fits your product, by its industry, size, place and what it does. High is 80 and above (green), medium 60 and above (blue), low 40 and above (yellow); below that it is grey. Under Settings, Preferences, “Lead Score Thresholds”, Configure moves these limits for you. “The score in parts”, on the lead’s page, says where the points come from.',
    asked:
      'percentage number rating points colour green blue yellow high medium low quality how calculated threshold',
  },
  {
    id: 'export',
    title: 'Exporting leads to Excel or CSV',
    place: list,
    text: 'Select the leads: on a phone rest your finger on one, then tap “Select all” or the others; on a computer tick their boxes. Tap Export Selected and choose Excel or CSV. The file has all fields of a lead; in Excel its header filters the rows and stays in sight. It is made on this device, with no signal too, and lands among your downloads. To have all leads, select all without a filter. Leads that wait for review under Lead Generation can be exported in the same way.',
    asked: 'download spreadsheet xlsx file save backup list get out print share table',
  },
  {
    id: 'search',
    title: 'Searching everything',
    place: { to: '/' },
    text: 'The magnifying glass at the top, or Search under More, finds leads, suggested companies, products and emails: by name, company, address, industry, phone number, or a word from notes and emails. On a keyboard Ctrl K or ⌘ K opens it, and ? lists all shortcuts. It looks through what is on this device, so it works with no signal, and it forgives a typo in a word of five letters or more. It finds screens and actions, too. Before you type it shows what you opened last. Tap a result to open it where you are.',
    asked: 'find look for lookup locate people person shortcut keyboard',
  },
  {
    id: 'gestures',
    title: 'Swipes and other shortcuts of the hand',
    place: list,
    text: 'On a phone, push a row of a list to the right or to the left for what is done most: calling and logging a call, status and follow-up, sending an email, approving a company. Rest your finger on a row to select several. Pull a sheet down, or go Back, to close it. Tap an entry of the bar again to come back to the top. Whatever a swipe does is in the row’s three dots or has a button, too.',
    asked: 'swipe gesture long press hold pull drag thumb close window navigation bar bottom',
  },
  {
    id: 'import-leads',
    title: 'Bringing your list of leads',
    place: { to: '/import' },
    text: 'Import Leads (below Lead Management, or under More) takes your old list: CSV, Excel, the vCards of your phone, or a table that you paste; exports of HubSpot, Salesforce, Pipedrive, Zoho, Google and Outlook are known. Rove shows which column becomes what, and checks every row before anything is written: new, completing a lead you have, or held back with the reason. Held back rows come as a file that you can correct and import again. It works with no signal. For 30 days “Undo” takes the whole import back, except leads that somebody changed since.',
    asked:
      'import leads contacts csv excel xlsx vcard vcf old list bring upload spreadsheet migrate from another crm undo import',
  },
  {
    id: 'duplicates',
    title: 'Finding doubles',
    place: { to: '/duplicates' },
    text: 'Duplicates, below Lead Management or under More, shows leads that are probably the same person or shop, with the reason in words: same address, same number, same name in one place. Merge them, or tap “Not the same”, and the pair is not shown again, for the whole team. While you type a new lead Rove says if it is here already, and an import completes leads instead of adding them twice. All of it works with no signal.',
    asked: 'duplicates doubles twice same lead two times double entries deduplicate clean up',
  },
  {
    id: 'merge-leads',
    title: 'Merging two leads',
    place: list,
    text: 'Select two to six leads and tap Merge, or use “Merge with…” in the lead’s menu, or open Duplicates. Where they differ you choose which value stays; a second address or number is kept as further contact data, and notes, emails, calls and visits of both stand in one timeline. Wishes not to be contacted stay. Right after it tap Undo; for 30 days the lead’s page can undo it as well. If two people merge the same leads at once, all devices end with the same lead.',
    asked: 'merge combine join unite two leads into one undo merge separate',
  },
]
