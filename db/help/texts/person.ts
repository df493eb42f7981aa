import type { Topic } from '#db/help/topic.ts'

const account = { to: '/settings', search: { tab: 'account' } } as const
const reminders = { to: '/settings', search: { tab: 'reminders' } } as const
const preferences = { to: '/settings', search: { tab: 'preferences' } } as const

/** The person's own account and settings. */
export const person: readonly Topic[] = [
  {
    id: 'profile',
    title: 'Your profile',
    place: { to: '/settings', search: { tab: 'profile' } },
    text: 'Settings, Profile has your picture, full name, username, email, position and company: how team mates see you, and with what your emails are signed. Change them and tap Save Changes. A new username or email address asks for your current password. The picture may be a JPEG, PNG or GIF of up to 2 MB. Saving needs a connection; what you type stays on this device until then.',
    asked: 'my name picture avatar photo change username email address job title signature personal details',
  },
  {
    id: 'password',
    title: 'Changing your password',
    place: account,
    text: 'Settings, Account, Password: type the current password and the new one twice, then Update Password. It takes 6 to 100 characters, and not one of the most common ones. A new password signs you out on every other device. It needs a connection. If you do not know the current one, whoever runs this server can make you a link that sets a new one.',
    asked: 'new password set update security change login',
  },
  {
    id: 'forgot-password',
    title: 'When you cannot sign in, or forgot your password',
    place: account,
    text: 'Whoever runs this Rove server can make you a link that sets a new password, once, within an hour. Ask them, or the person who invited you. Rove cannot mail you one. Your leads and what waits on this device are not lost by it: they are there when you sign in again. The second step, if you have one, stays as it was.',
    asked: 'forgotten lost reset recover cannot sign in log in login locked out password does not work',
  },
  {
    id: 'devices',
    title: 'Where you are signed in',
    place: account,
    text: 'Settings, Account, “Signed-in devices” lists each device, when it was last in sync and since when you are signed in. “Sign out there” ends it from here; “Sign out everywhere” ends all others at once. A device that you sign out keeps only what it has not sent, for you alone, until you sign in there again: all else leaves it at its next contact. Do this when a phone was lost or stolen, and change your password.',
    asked: 'see lost phone stolen sessions session logged in other device remote log out tablet second phone',
  },
  {
    id: 'sign-out',
    title: 'Signing out, and switching to another user',
    place: { to: '/' },
    text: 'Tap your picture at the top, or under More on a phone, then Log Out. If changes wait on this device, or a form holds text that was never saved, Rove asks first: you can stay, wait until all is sent, export it to a file, keep it on this device for the next time, or discard it. When a session ends by itself you can work on; a banner asks you to sign in again.',
    asked: 'log out logout leave sign off switch user session ended expired sign in again',
  },
  {
    id: 'two-step',
    title: 'Two-step sign-in',
    place: account,
    text: 'Settings, Account, “Two-step sign-in”: beside your password Rove then asks for something that only you have. Tap Set up at the authenticator app, scan the code with any such app and type the six digits that it shows; or add a passkey. You get ten recovery codes, shown once: keep them where your phone is not. A team’s owner can ask it of the admins, or of everybody, in Team Settings. Setting it up needs a connection.',
    asked:
      'two factor authentication 2fa mfa authenticator app code google authenticator second step secure account turn on enable otp',
  },
  {
    id: 'recovery',
    title: 'When you lost the phone with your second step',
    place: account,
    text: 'At the second step of signing in choose “Use a recovery code” and type one of the ten that you kept; each works once. Then set up the app or a passkey anew in Settings, Account, which asks for one more of them, and make new recovery codes. Without a code and without any other factor, whoever runs this server can make you a link that lets you in with a new password, after they made sure that it is you.',
    asked:
      'recovery codes lost authenticator new phone changed phone backup code cannot get code locked out 2fa',
  },
  {
    id: 'passkeys',
    title: 'Passkeys: finger, face or screen lock',
    place: account,
    text: 'A passkey signs you in with your finger, your face or your screen lock, without a password; after a password it is the second step. Settings, Account, “Two-step sign-in”, “Add a passkey”: give it a name, then your device asks. At the sign-in page tap “Sign in with a passkey”. You can have several, rename and remove them. Your browser has to know passkeys, and Rove has to run under a name with https.',
    asked: 'fingerprint touch id face id biometric passwordless sign in log in security key yubikey',
  },
  {
    id: 'keys',
    title: 'Keys for OpenAI and Hunter',
    place: { to: '/settings', search: { tab: 'api-keys' } },
    text: 'Settings, API Keys. Enter a key for an AI provider: OpenAI, or any service that speaks its language, by its base URL and model; or a key for Hunter, which finds contacts. Save API Key tries it once, then keeps it encrypted on the server and shows its last four characters only. Remove forgets it. You need none: Rove works without, and your server may have one for everybody.',
    asked:
      'api key token openrouter enter put paste chatgpt invalid key where provider connect ai model base url',
  },
  {
    id: 'theme',
    title: 'Light and dark',
    place: preferences,
    text: 'Settings, Preferences, the switch Light Mode: light is for the sun, dark is easier on the eyes in a car at night. In the menu behind your picture (under More, on a phone) Theme also offers System, which follows your device. The choice holds for this device and comes at once. Text follows the size that you set in your phone or browser.',
    asked:
      'bright brightness mode theme colour color white black background night appearance screen too dark font size bigger text contrast',
  },
  {
    id: 'reminders',
    title: 'Reminders on your phone, also while Rove is closed',
    place: reminders,
    text: 'Settings, Reminders, “Remind me on this device”. Choose of what: “Follow-ups that are due” (those of a day at 8:00), “Notes that mention me”, “Leads given to me”, “Changes that need me”. The message goes to the device that you used last, and names nobody unless “Show names” is on. Between “Quiet from” and “Quiet until” nothing comes; it follows afterwards as one message. On an iPhone or iPad, add Rove to the Home Screen first. Where the browser blocks notifications, allow them in its settings for this site. All of it stands in Today as well; notes and leads given to you under “For you”.',
    asked:
      'push message notification on phone lock screen alarm beep closed app turn on off quiet hours night do not disturb blocked denied',
  },
  {
    id: 'calendar',
    title: 'Your follow-ups in your own calendar',
    place: reminders,
    text: 'For Google, Apple, Outlook or another calendar: Settings, Reminders, Calendar, “Make an address”. Copy it and add it there as a subscribed calendar, by its address. It is shown only when it is made, and whoever has it can read your follow-ups, so keep it to yourself. “New address” ends the one before; “End it” ends it for good. Google may take a day to show changes. For one follow-up alone, open it to change it and tap “Add to calendar”: that saves a file, with no signal too. Rove reads nothing from your calendar.',
    asked:
      'google calendar outlook apple ical ics subscribe sync appointments link secret address renew revoke export to calendar',
  },
  {
    id: 'my-data',
    title: 'Downloading your data',
    place: account,
    text: 'Settings, Account, “Your data”, “Download all my data”: a ZIP with your profile, preferences, teams, devices and all that you wrote in every team, with its files. It asks for your password and needs a connection. The owner of a team has “Download the team’s data” in Team Settings, tab Team Settings. Passwords and keys are in neither. For leads as a table, export them from Lead Management.',
    asked: 'export everything all take along backup archive gdpr copy of my data zip json',
  },
  {
    id: 'delete-account',
    title: 'Deleting your account',
    place: account,
    text: 'Settings, Account, “Delete my account”, with your password. You are signed out everywhere at once. Sign in within 30 days to take it back, as it was; after that it is gone for good, with your personal space. What you made in teams stays with them, by a “former member”. Teams that you own and others work in are handed over or deleted first. It needs a connection.',
    asked: 'close cancel remove quit get rid of unregister leave rove terminate profile account',
  },
]
