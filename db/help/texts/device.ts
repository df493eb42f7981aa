import type { Topic } from '#db/help/topic.ts'

const today = { to: '/' } as const

/** Rove on the device: offline, in sync, installed, and what to do when something is wrong. */
export const device: readonly Topic[] = [
  {
    id: 'offline',
    title: 'Working with no signal',
    place: today,
    text: 'Rove works offline: in a basement, a car or a factory hall. Leads, products and emails are on this device; you open, search, add and change them as always. What you do is stored here before the screen says so, so that it survives an empty battery or a reload, and is sent by itself when the connection is back. What only the server can do, such as finding companies, waits and runs then. Emails sent long ago are on the server: the searches find them there. “Ready to work offline”, in the sync sheet, says that every screen is there. Streets on the map need an area that you got before: Settings, “Offline maps”.',
    asked:
      'internet network wifi mobile data airplane mode without connection reception tunnel saved lost crash dead zone',
  },
  {
    id: 'offline-maps',
    title: 'Offline maps: keeping an area on the phone',
    place: { to: '/settings', search: { tab: 'offline-maps' } },
    text: 'For streets and places where there is no signal, get an area while you have a good connection. Settings, “Offline maps”: choose 10, 25 or 50 km around where you are, or around coordinates. “How large is it?” says its size and the room that is left; then tap “Get this area”. You can pause it and go on later. Or, on the map of leads, tap “Draw an area”, then “Keep offline”: that takes what is visible. An area has 300 MB at most, a device 20 areas. Remove frees the room; a sign-out removes them all. If the server has no map, whoever runs it can add one.',
    asked:
      'download map region streets no signal offline map area tiles megabytes size remove phone removed get it again',
  },
  {
    id: 'sync',
    title: 'Sync: what waits and what is sent',
    place: today,
    text: 'The sign at the top says how it is: all saved, syncing, offline, or how many changes wait. Tap it for the sync sheet: it lists each change that is not on the server yet, when the last sync was, and why one did not come through. “Sync now” tries at once; otherwise Rove does so by itself, also soon after the connection is back. Team mates see a change as soon as both of you are in sync.',
    asked:
      'synchronise synchronize not updating not showing edits refresh reload upload pending changes colleague does not see old data cloud stuck same on my computer other device',
  },
  {
    id: 'attention',
    title: 'Attention: what you have to look at',
    place: { to: '/attention' },
    text: 'Attention holds what could not go through by itself: changes that the server refused, changes that met someone else’s, and edits of what was deleted meanwhile. The number beside it counts them. Nothing that you typed is lost: each shows your text, what happened, and the ways on, such as “Edit and send again”, Restore, Copy or Discard. When it is empty, all is well. It works for all of your teams.',
    asked: 'red number badge error refused rejected warning problem failed not accepted what is',
  },
  {
    id: 'conflicts',
    title: 'When two people change the same thing',
    place: { to: '/attention' },
    text: 'If you change different fields of a lead, both changes stand. If you change the same field, the later edit stands, by the time of the tap, whichever arrives first; long texts are put together where that is possible. The other value is kept: Attention shows both, with who wrote them, when and on which device, and one tap makes the other one stand. If one deleted what the other edited, it can be restored there.',
    asked:
      'conflict overwrite overwritten both edited at the same time colleague changed my lead wins version',
  },
  {
    id: 'deleted',
    title: 'Bringing back what was deleted',
    place: { to: '/deleted' },
    text: 'Right after deleting, tap Undo in the notice. Later, open “Recently deleted” (under More, or below User Settings): leads, products, emails and views that somebody in the team deleted stand there for 30 days, with who deleted them and when. Tap Restore and it is back for the whole team, with no signal too. After 30 days it is gone for good. Data of a person that was erased cannot come back.',
    asked:
      'restore undelete recover undo trash bin recycle by mistake accident accidentally removed gone disappeared lost get back retrieve',
  },
  {
    id: 'install',
    title: 'Installing Rove on your phone',
    place: { to: '/settings', search: { tab: 'preferences' } },
    text: 'Rove is an app without a store. On Android or in Chrome tap Install in the banner that comes after your first lead, or in Settings, Preferences. On an iPhone or iPad open Rove in Safari, tap Share, then “Add to Home Screen”. Afterwards it opens from its icon, with or without a signal. It needs https. Nothing else changes: the same account and the same data.',
    asked:
      'app store play store download icon home screen iphone ipad ios android apk desktop put add shortcut',
  },
  {
    id: 'update',
    title: 'Updating the app: new versions of Rove',
    place: today,
    text: 'Rove fetches a new version by itself while you work. When it is there a banner says so: tap Update, and the page loads anew; what you were typing comes back with its form. Until then you can go on as you are. If the sync sheet says that this version is too old for the server, update: what waits on this device is sent after that. The version stands at the foot of the sidebar, and under More.',
    asked: 'upgrade latest version new release outdated banner update refresh app',
  },
  {
    id: 'storage',
    title: 'When the device is full',
    place: today,
    text: 'If this device cannot store a change, a banner says so at once and offers “Save to a file” for what stands in the form. Free some space, then save again. The sync sheet says how much Rove uses, and whether the browser has promised to keep it. In a private window, or with site data switched off, Rove does not start, as all that you type would be lost there. What was sent is safe on the server.',
    asked: 'full memory space disk storage private window incognito clear cache cookies cannot save',
  },
  {
    id: 'trouble',
    title: 'Trouble: when something does not work',
    place: { to: '/attention' },
    text: 'Tap the sync sign at the top and choose “Sync now”. Look under Attention for changes that were not accepted. Then reload the page: what you typed and what waits stays on this device. If that does not help, “Copy diagnostics”, in the sync sheet, puts what an administrator needs to know on the clipboard, without what is in your leads. Send it to whoever runs this Rove server, and tell them what you did.',
    asked:
      'problem error bug broken help support contact hangs frozen slow crash does not load blank screen report issue administrator',
  },
  {
    id: 'chat',
    title: 'What this chat can do',
    place: today,
    text: 'Ask how something is done in Rove, in your own words: in English, German, French, Spanish, Italian, Dutch, Polish or Portuguese; the answers are in English. The chat searches the help texts that are on this device, so it answers with no signal, and leads you to the screen. With a key for an AI service, the service words the answer from the same texts: it gets your question and those texts, and nothing of your leads. Questions are not stored on the server. The chat does nothing for you, and when it does not know, it says so.',
    asked: 'support assistant bot human person talk who are you how do you work help',
  },
  {
    id: 'privacy',
    title: 'Who sees what, and where it is kept',
    place: { to: '/team-settings', search: { tab: 'settings' } },
    text: 'What is in a team is seen by everybody in that team, and by nobody in another. It is kept on the Rove server that you sign in to, and on the devices of its members. Keys of services are encrypted on the server. Companies’ own public websites are read for contacts, within what they allow. “Do not contact” and “Erase this person’s data” are there for people who do not want to be in it.',
    asked:
      'data protection safe secure security private confidential where is my data stored server encrypted who can see boss manager leads',
  },
  {
    id: 'language',
    title: 'Languages',
    place: { to: '/settings', search: { tab: 'preferences' } },
    text: 'Rove’s screens and this help are in English; there is no switch for another language yet. What you type may be in any language: leads, notes, products and emails stay as you wrote them, and the search finds words with or without their accents. Your browser’s own translation changes what you see, not what is stored. Dates and times are shown in your own time zone.',
    asked:
      'language german deutsch french français spanish español italian dutch polish english translate translation locale time zone date format speak',
  },
]
