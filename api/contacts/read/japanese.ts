import type { Line } from '#api/contacts/html/flow.ts'
import { plainText } from '#api/contacts/html/plainText.ts'
import type { Border } from './strangers.ts'

/** A person whom a line names with a role. */
interface Named {
  fullName: string
  position: string
  line: number
  isShared: boolean
}

const DEPARTMENTS =
  '営業|製造|技術|総務|人事|経理|財務|購買|資材|仕入|調達|企画|開発|生産|品質管理|品質保証|物流|広報|管理|情報システム|マーケティング|採用|販売|業務|設計|工事|施工|事業'
const RANKS = '本部長|部長|次長|課長|係長|主任|室長|リーダー|マネージャー|担当者?|責任者'
const HEADS =
  '代表取締役(?:会長|社長|専務|常務)?|代表社員|代表理事|代表者名?|代表|取締役(?:社長|会長)?|専務取締役|常務取締役|執行役員|社長|会長|専務|常務|理事長|副?院長|園長|校長|館長|所長|支店長|店長|店主|料理長|総?支配人|工場長|オーナー|女将'
const ONE_ROLE = `(?:(?:取締役 ?)?(?:${DEPARTMENTS})(?:本?部|課|室)? ?(?:${RANKS})|${HEADS}|CEO|COO)`
/** "代表取締役 兼 営業部長" */
const ROLE = `${ONE_ROLE}(?: ?(?:兼|・|/) ?${ONE_ROLE}){0,2}`

const KANJI = '[\\p{Script=Han}々ヶ]'
const GIVEN = '[\\p{Script=Han}々\\p{Script=Hiragana}\\p{Script=Katakana}ー]'
/** The family name first: 山田 太郎, 山田太郎, 佐藤さくら. */
const NAME = `(?:${KANJI}{1,4} ${GIVEN}{1,5}|${KANJI}{3,5}|${KANJI}{2,3}[\\p{Script=Hiragana}]{2,4}|${KANJI}{2,3}[\\p{Script=Katakana}ー]{2,5})`

const ROLE_ALONE = new RegExp(`^(?:${ROLE})\\s?:?$`, 'u')
const NAME_ALONE = new RegExp(`^(?:${NAME})$`, 'u')
const ROLE_FIRST = new RegExp(
  `^(?:${KANJI}{0,12}(?:会社|法人|部|課) )?(${ROLE})\\s?:?\\s?(?:氏名 )?(${NAME})$`,
  'u',
)
const NAME_FIRST = new RegExp(`^(${NAME})\\s?[,/·・(]?\\s?(${ROLE})$`, 'u')

/** Words that have the form of a name. */
const NO_NAME =
  /挨拶|あいさつ|ごあいさつ|紹介|略歴|経歴|プロフィール|メッセージ|会社|法人|株式|有限|取締役|代表|社長|部長|課長|店長|担当|一覧|概要|選任|就任|退任|交代|変更|募集|採用|電話|番号|住所|所在地|資本金|設立|創業|氏名|未定|各位|責任|個人情報|保護|管理|営業|製造|事業|本社|支店|工場|時間|定休|お問|ください|について|募集|情報|[様殿]$/u
/** Samples of site themes. */
const SAMPLE = /^(?:山田 ?太郎|山田 ?花子|鈴木 ?一郎|田中 ?太郎|○+ ?○*|〇+ ?〇*)$/u
/** Somebody who held the role before, or who is remembered. */
const FORMER = /(?:^|[\s(])(?:元|前|旧|故|初代|先代|二代目|創業者|創立者|歴代|退任)|退任|逝去/u

const MOST_LETTERS = 80
const MOST_PEOPLE = 30

/**
 * The people whom a Japanese page names with their role: in one line (代表取締役 山田太郎), in the next cell of a table
 * (代表者 | 山田太郎), or with the role below the name.
 * @param borders as of strangers.ts
 */
export function japaneseIn(lines: readonly Line[], borders: readonly Border[]): Named[] {
  const texts = lines.map((line, at) => ownText(line, borders[at] ?? 0))
  const found: Named[] = []
  for (const [line, text] of texts.entries()) {
    if (found.length >= MOST_PEOPLE) break
    if (!text || FORMER.test(text)) continue
    const named = inOne(text) ?? acrossTwo(text, nextIn(texts, lines, line))
    if (named) found.push({ ...named, line: named.isBelow ? line + 1 : line, isShared: false })
  }
  return found.map(({ fullName, position, line, isShared }) => ({ fullName, position, line, isShared }))
}

/** The readable text without readings in brackets, '' if it is about others or too long. */
function ownText(line: Line, border: Border): string {
  if (line.block.part !== 'page' || border === 0) return ''
  const text = plainText(line).slice(0, border)
  if (text.length > MOST_LETTERS || !/\p{Script=Han}/u.test(text)) return ''
  return text
    .replace(/\s?[(（][\p{Script=Hiragana}\p{Script=Katakana}ーA-Za-z\s]{2,30}[)）]/gu, '')
    .replace(/(?<=[長役表社員者EO])\s?[(（]|[)）]$/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The next line, if it is beside this one: in the same row, or in the same box. */
function nextIn(texts: readonly string[], lines: readonly Line[], at: number): string {
  const [here, next] = [lines[at], lines[at + 1]]
  if (!here || !next || here.block.row !== next.block.row) return ''
  const isBeside =
    here.block.row !== null || here.block.parent === next.block.parent || here.block === next.block
  return isBeside ? (texts[at + 1] ?? '') : ''
}

type Pair = { fullName: string; position: string; isBelow: boolean } | undefined

function inOne(text: string): Pair {
  const [, role = '', name = ''] = ROLE_FIRST.exec(text) ?? []
  if (name) return pairOf(name, role)
  const [, first = '', after = ''] = NAME_FIRST.exec(text) ?? []
  return first ? pairOf(first, after) : undefined
}

function acrossTwo(text: string, next: string): Pair {
  if (!next || FORMER.test(next)) return undefined
  if (ROLE_ALONE.test(text) && NAME_ALONE.test(next)) return pairOf(next, text, true)
  return NAME_ALONE.test(text) && ROLE_ALONE.test(next) ? pairOf(text, next) : undefined
}

function pairOf(name: string, role: string, isBelow = false): Pair {
  if (NO_NAME.test(name) || SAMPLE.test(name)) return undefined
  return { fullName: name, position: role.replace(/\s?:$/, '').replace(/^代表者名$/, '代表者'), isBelow }
}
