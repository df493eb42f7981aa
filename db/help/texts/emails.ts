import type { Topic } from '#db/help/topic.ts'

const emailsTab = { to: '/email-campaigns' } as const

/** Writing, keeping and sending emails, and planned features. */
export const emails: readonly Topic[] = [
  {
    id: 'create-email',
    title: 'Writing an email to a lead',
    place: { to: '/create-email' },
    text: 'Tap Write on a lead, or open Create New Email and pick one. A letter that this device wrote is there at once, with no signal too, in the lead’s language. It says only what the product, the lead and the company’s site say, and stays shorter where that is not enough; change it as you like. “Try another” gives other words, “Use a template” and “Start blank” begin anew. The line above it opens how it shall sound: tone (professional, friendly, persuasive …), length, focus, product and language; choose, then Generate Email. “Still to fill in” names the gaps that only you can fill. What you type is kept in My Emails by itself.',
    asked:
      'generate compose draft message mail letter write friendlier formal shorter tone style length personalised language german french spanish italian dutch polish portuguese',
  },
  {
    id: 'send-email',
    title: 'Sending an email',
    place: emailsTab,
    text: 'Tap Send where you write, or on an email of My Emails. Rove keeps it and hands it to your own mail app, or to the app that you choose, so it goes from your own address. With no signal the mail app sends it later. When you come back Rove asks whether it was sent; “It was sent” marks it and notes it on the lead; Undo takes that back. Rove itself mails nothing and does not know whether it was read.',
    asked: 'send mail outlook gmail sent from which address deliver opened read receipt track outbox smtp',
  },
  {
    id: 'my-emails',
    title: 'My Emails: drafts and what was sent',
    place: emailsTab,
    text: 'My Emails has the team’s emails and templates: drafts, and those that were sent. Search finds them by subject, text or lead; filter by tone, sort by date, subject, lead or status. Tap one to read it. Edit, Duplicate and Delete stand in its three dots and work with no signal. On a phone push a row to the right to send it, to the left to delete it. Deleted emails can be restored for 30 days.',
    asked: 'list drafts saved mails where find edit duplicate copy delete inbox replies',
  },
  {
    id: 'templates',
    title: 'Templates: one email for many leads',
    place: emailsTab,
    text: 'When an email has worked, tap “Save template” below it. The greeting, the lead, the product and you become variables, which are filled in for another lead; names that are still in it are listed, to be made variables by a tap. A template stands in My Emails, marked Template. Open it, choose a lead and tap “Use for this lead”: that makes a draft of your own, and what is not known is left for you to fill in. Each lead gets an email of its own; to send one to many at a time is not possible yet.',
    asked: 'reuse save standard text placeholder variable newsletter same email several people mass',
  },
  {
    id: 'improve-email',
    title: 'Having an email improved',
    place: emailsTab,
    text: 'With a key for an AI service, “Improve with AI” has an email of My Emails written anew, in the tone, length and focus that it has. With no signal it is asked for when you are back. If you change the text meanwhile, what the service wrote becomes a draft of its own, so that nothing of yours is lost. What no source backs is marked for you to check. Without a key, edit it, or generate another draft.',
    asked: 'better rewrite polish correct wording friendlier ai text quality fix grammar',
  },
  {
    id: 'check-email',
    title: 'What to check before an email goes out',
    place: emailsTab,
    text: 'A draft says only what Rove knows of the lead, the product and you. Gaps stand in [brackets]: “Fill in” leads from one to the next, and sending asks first while some are left. Figures that an AI service wrote and no source gives are marked for you to check. Your name, position and company, with which it is signed, come from Settings, Profile. What is typed and not saved yet comes back after a reload.',
    asked:
      'signature sign name brackets placeholder gap wrong number made up hallucination lost draft check facts',
  },
  {
    id: 'campaigns',
    title: 'Email campaigns',
    place: { to: '/email-campaign-manager' },
    text: 'Campaigns, one email to many leads at the right time, are not there yet: the Email Campaigns screen only announces them. Until then write to leads one by one. A template makes that quick: save a good email as a template, open it under My Emails, choose the next lead and send it from your own mail app. Views and filters help you to choose whom to write to.',
    asked:
      'marketing mass mailing newsletter bulk send all many at once schedule automatic sequence audience',
  },
  {
    id: 'analytics',
    title: 'Analytics and figures',
    place: { to: '/analytics' },
    text: 'The Analytics screen only announces what is to come; it shows no figures yet. What Rove counts today: the Dashboard says how many products, leads and emails the team has, and how many leads are a high match. The filters of Lead Management say how many leads have each status, product, city and industry. For figures of your own, export the leads to Excel.',
    asked:
      'statistics report reports reporting chart graph kpi numbers results performance success rate conversion revenue',
  },
]
