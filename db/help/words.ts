/** Words that say nothing about the subject of a question. */
const STOP = new Set(
  `a able about access accidentally actually again all allow allowed already also always am an and any anyhow
  anyone anything app application apps are around as at automatic automatically be because been before being
  best between but by can cannot cant come correctly could couldnt d crm deal did didnt difference different do does doesnt
  doing done dont each eg either else enable enabled etc even ever every everyone everything exactly example
  explain feature features few for from get gets getting give go goes going gone got guess had handle happen
  happened happens has have having he hello help her here hey hi him his how i id if ill im in into is isnt it
  its ive just kind know later let like ll long lot m made make makes making manage managing may maybe me mean
  means might more most much must my myself need needs new no normally not now of off often ok okay on one only onto
  option options or other our out over own part please possible properly put quite rather re really receive
  received receiving right rove s same say see seem set setup shall she should show since so some somebody
  somehow someone something sometimes soon still such t take tell than thank thanks that the their them then
  there these they thing things think this those through to too try trying turn under until up us use used using
  usually ve very want wanted wants was way ways we well were what whats when where wheres whether which while
  who whom whose why will wish with without wont would yet you your`.split(/\s+/),
)

/** Phrases of several words that become one word. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:two|2)[\s-]?(?:factor|step|fa)\b|\bmfa\b/g, ' twostep '],
  [/\b(?:sign(?:ed|ing)?|log(?:ged|ging)?)[\s-]?in(?:to)?\b/g, ' signin '],
  [/\b(?:sign(?:ed|ing|s)?|log(?:ged|ging)?)[\s-]?(?:out|off)\b/g, ' signout '],
  [/\b(?:get(?:ting)?|bring(?:ing)?|have|put|tak(?:e|ing))(?: \w+)? back\b|\bun-?do\b/g, ' restore '],
  [/\b(?:cannot|cant|can not|couldnt|unable to)(?: i| we| you)? +signin\b/g, ' lockedout '],
  [/\btime[\s-]zones?\b/g, ' timezone '],
  [/\b(?:get|got) rid of\b/g, ' delete '],
  [/\be-?mails?\b/g, ' mail '],
  [/\b(?:(?:on|in|from|with|via) )?(?:the |my |a )?mobile app\b/g, ' '],
  [/\bupdat(?:e|es|ed|ing) (?:the |my |this )?(?:app|rove|version)\b/g, ' upgrade '],
  [
    /\bdo[\s-]?not[\s-]?contact\b|\b(?:stop|never|avoid) (?:\w+ )?(?:\w+ )?contact(?:ing|ed)?\b/g,
    ' donotcontact ',
  ],
  [/\bhow many\b/g, ' figures '],
  [/\b(?:prices?|costs?|fees?) (?:of|for) (?:the )?(?:rove|app)\b/g, ' subscription '],
  [/\b(?:no|zero|not any) (?=(?:compan|contact|result|suggestion)\w*)/g, ' nothing '],
  [/\b(?:tele)?phone numbers?\b/g, ' phonenumber '],
  [/\bfollow(?:ing)?[\s-]?ups?\b/g, ' followup '],
  [/\bcheck(?:ed|ing)?[\s-]?in\b/g, ' checkin '],
  [/\bteam[\s-]?mates?\b|\bco-?workers?\b/g, ' colleague '],
  [/\b(?:no|without|out of|with no) (?:signal|internet|network|connection|reception|wi-?fi)\b/g, ' offline '],
]

/** Words with one meaning. The stem of the first word is the term for all of them. */
const SAME: readonly string[] = [
  'offline internet network signal connection wifi reception online airplane',
  'delete remove erase trash bin',
  'restore undelete recover retrieve',
  'lead customer client prospect contact',
  'colleague coworker mate teammate member user',
  'mail letter',
  'company business firm shop store',
  'picture photo image',
  'change edit modify alter adjust update',
  'begin start',
  'show display',
  'statistic stat figure',
  'near nearby close',
  'call ring dial telephone',
  'visit meet meeting appointment',
  'note comment',
  'find search look',
  'remind reminder followup',
  'add create',
  'error problem trouble issue',
  'save store keep',
  'write compose',
  'bright light',
  'fast quick faster quicker',
  'excel spreadsheet xlsx',
  'csv',
  'reject decline dismiss',
  'export download',
  'import upload load',
  'device phone mobile smartphone tablet',
  'two both',
  'forgot forget forgotten',
]

const MARKS = /\p{Mn}/gu

/**
 * The terms of a text: its words without accents, endings and stop words, and with one term for all
 * words of one meaning.
 */
export function termsOf(text: string): string[] {
  let folded = text.toLowerCase().normalize('NFD').replace(MARKS, '').replace(/[’']/g, '')
  for (const [phrase, word] of PHRASES) folded = folded.replace(phrase, word)
  return (folded.match(/[\p{L}\p{N}]{2,}/gu) ?? [])
    .filter((word) => !STOP.has(word))
    .map((word) => stemOf(word))
    .map((stem) => meanings.get(stem) ?? stem)
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:sses)$/, 'ss'],
  [/i(?:es|er|est|ed)$/, 'y'],
  [/([^su])s$/, '$1'],
  [/(\w{4})ations?$/, '$1'],
  [/^(\w*[aeiouy]\w+)(?:ing|ed)$/, '$1'],
  [/(\w{4})ly$/, '$1'],
  [/([bdgmnprt])\1$/, '$1'],
  [/e$/, ''],
]

/** The letters of a word that are used. No real word is longer, and longer input would only cost time. */
const MOST_LETTERS = 30

/** A word without its ending. A rough stem is enough, because both sides of a comparison are treated alike. */
function stemOf(word: string): string {
  let stem = word.slice(0, MOST_LETTERS)
  for (const [ending, rest] of ENDINGS) if (stem.length > 3) stem = stem.replace(ending, rest)
  return stem
}

/** The term for each word in `SAME`, by the word's stem. */
const meanings: ReadonlyMap<string, string> = new Map(
  SAME.flatMap((words) => {
    const stems = words.split(' ').map(stemOf)
    return stems.map((stem) => [stem, stems[0] ?? stem] as const)
  }),
)
