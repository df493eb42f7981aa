import type { Topic } from '#db/help/topic.ts'

const members = { to: '/team-settings', search: { tab: 'members' } } as const
const settings = { to: '/team-settings', search: { tab: 'settings' } } as const

/** Working together in a team. */
export const team: readonly Topic[] = [
  {
    id: 'teams',
    title: 'Teams, and changing between them',
    place: members,
    text: 'A team shares its leads, products and emails. Alone you work in a personal space; your first team takes all that is in it along. The button with the team’s name, at the top or under More, lists your teams: tap one to work in it. “Create Team” makes another; it needs a connection. Who made a team owns it. The owner changes its name and description in Team Settings.',
    asked: 'create new team switch workspace company group change rename join together share colleagues',
  },
  {
    id: 'invite',
    title: 'Inviting someone to the team',
    place: members,
    text: 'The owner and admins invite: Team Settings, Team Members, Invite Member. Enter the address, choose Member or Admin and tap Create Invitation. Nothing is mailed: copy or share the secret link yourself. It works once and for seven days. Open invitations are listed below; you can revoke one or make a new link. The team’s own invitation link, under the tab Team Settings, lets whoever opens it join as a member until it is renewed or switched off.',
    asked:
      'add colleague coworker team mate user member person invitation link share access expired account for sms code not received',
  },
  {
    id: 'join',
    title: 'Joining a team by a link',
    place: members,
    text: 'Open the invitation link on the device you work on. Without an account, create one first, with an account sign in; either leads back to the invitation. It names the team and who invites you: tap “Join team”. A link of an invitation works once and for seven days; ask for a new one if it has ended. What you had in your personal space stays there, and is listed in the team switcher.',
    asked: 'accept invitation link does not work expired got received enter become member',
  },
  {
    id: 'roles',
    title: 'Owner, admins and members',
    place: members,
    text: 'Everybody in a team works with all of its leads, products and emails. Admins also invite people, promote and remove members, erase a person’s data and read the audit log. The owner alone demotes admins, changes the team’s name, hands the team over (Make Owner), downloads its data and deletes it. The actions stand in Team Settings, Team Members, beside each person. Whoever is taken out loses the team’s data at the next sync.',
    asked:
      'permissions rights promote demote remove member administrator who can see my leads boss role ownership activities transfer',
  },
  {
    id: 'remove-member',
    title: 'Removing someone from the team',
    place: members,
    text: 'Team Settings, Team Members: open the three dots beside the person and choose “Remove from Team”. The owner can remove everybody else, an admin those who are no admins. Whoever is removed loses the team’s leads, products and emails at the next sync; what they had not sent yet stays on their device, under Attention. What they made in the team stays in it. The team’s invitation link is renewed, and invitations that they made end.',
    asked: 'delete kick out fire user member colleague left the company deactivate take access away dismiss',
  },
  {
    id: 'leave-team',
    title: 'Leaving or deleting a team',
    place: settings,
    text: 'To leave, open Team Settings, Team Members, Leave Team: its data leaves your devices, and what you had not sent stays under Attention. The owner cannot leave, but can hand the team over first. To delete it, the owner opens the tab Team Settings, taps Delete Team and types its name. Everybody loses it at once; for 30 days the owner can restore it there, as it was.',
    asked: 'quit exit dissolve close get out restore deleted team',
  },
  {
    id: 'do-not-contact',
    title: 'Do not contact: whom Rove leaves alone',
    place: settings,
    text: 'Team Settings, tab Team Settings, has the list “Do not contact”. Type an address, or a domain, which stands for all of its addresses, and a reason if you like. Rove finds no contacts there any more. Any member can add; the owner and admins can take an entry off. It needs a connection. When a person’s data is erased, their address can be put on it so that nobody can read it.',
    asked: 'block blacklist suppression opt out unsubscribe stop blocklist never contact again',
  },
  {
    id: 'erase-person',
    title: 'Erasing all data of a person',
    place: { to: '/lead-management' },
    text: 'When somebody asks for it, the owner or an admin opens the lead and taps “Erase this person’s data” under More. The lead goes for the whole team, with its notes, emails, photo and history, and so do other leads with the same address. It cannot be undone. By default the address goes on “Do not contact”, unreadable. It needs a connection; backups of the server hold it until they are deleted.',
    asked:
      'gdpr dsgvo privacy right to be forgotten delete personal data someone asked remove forever completely request information',
  },
  {
    id: 'audit-log',
    title: 'The audit log',
    place: { to: '/audit-log' },
    text: 'For the owner and admins: Team Settings, tab Team Settings, “Data and audit log”. It says who did what in the team, when and from which address: people and roles, settings, downloads, erasing, signing in. Filter it by person, kind and day, or export it as CSV. It is kept for 400 days and holds no texts of leads or emails. What was changed in one lead stands under History on the lead’s page.',
    asked: 'who did what log activity security record trail monitor',
  },
  {
    id: 'usage',
    title: 'How much the AI service and Hunter are used',
    place: settings,
    text: 'Team Settings, tab Team Settings, “Usage this month” counts the calls to the AI service and to Hunter by all members together, this month and last. The owner and admins can set a limit for each. At the limit Rove goes on without the service and says so. A key of the server has a share for each team as well; with a key of your own, in Settings, you can go on.',
    asked: 'limit quota budget cap calls left used up tokens ai stopped consumption reached',
  },
  {
    id: 'team-storage',
    title: 'How much room the team has, and when it is full',
    place: settings,
    text: 'Team Settings, tab Team Settings, “Storage” tells the owner and admins how much of its room the team has used, and what takes it: items, their history, photos and files, imported lists. When it is full nothing is lost: what you add waits on your phone, which says so at the top of every screen, and goes by itself once there is room. Editing and deleting go on. Removing an imported list makes room at once, deleting leads or emails after 30 days. Whoever runs the server can give the team more.',
    asked: 'storage full quota megabytes gigabyte disk no more room space used uploads photos too much data',
  },
  {
    id: 'notifications',
    title: 'Notifications',
    place: { to: '/' },
    text: 'The bell at the top lists what team mates did with leads, what came of what you asked for, and what was done on your other devices; a dot says that there is something new. It also leads to what needs your attention. What is meant for you alone stands in Today, under “For you”. Messages on your phone, also while Rove is closed, are turned on in Settings, Reminders. Nothing is mailed: Email Notifications, in Settings, Preferences, are still to come.',
    asked: 'bell dot news email notification feed what did colleagues do',
  },
]
