import { describe, expect, test } from 'vitest'
import { contactIn, read } from '#tests/fakes/bakery.ts'

const contactOf = (html: string) =>
  contactIn(`<html lang="ja"><title>株式会社カーンベーカリー</title><h1>会社概要</h1>${html}`)

describe('a Japanese company’s number', () => {
  test.each([
    '<p>電話：03-5557-7120</p>',
    '<p>TEL 03-5557-7120</p>',
    '<p>TEL：０３－５５５７－７１２０</p>',
    '<p>TEL03(5557)7120</p>',
    '<p>電話番号03ー5557ー7120（代表）</p>',
    '<p>お問い合わせ先：03-5557-7120（平日 9:00〜18:00）</p>',
    '<table><tr><th>代表電話</th><td>03-5557-7120</td></tr></table>',
    '<dl><dt>電話番号</dt><dd>03-5557-7120</dd></dl>',
    '<p>〒100-0005 東京都千代田区丸の内1-1-1 TEL.03-5557-7120 FAX.03-5557-7121</p>',
    '<a href="tel:0355577120">03-5557-7120</a>',
  ])('is read with its country: %s', async (html) => {
    expect((await contactOf(html))?.phoneNumber).toBe('+81 3 5557 7120')
  })

  test.each([
    '<p>FAX：03-5557-7121</p>',
    '<p>ファックス 03-5557-7121</p>',
    '<p>〒060-0001 北海道札幌市中央区北1条</p>',
    '<p>法人番号 0355577120123</p>',
    '<table><tr><th>取引銀行</th><td>ひがし銀行 本店 03-5557-7121</td></tr></table>',
    '<table><tr><th>顧問弁護士</th><td>佐々木法律事務所 03-5557-7121</td></tr></table>',
    '<h2>個人情報に関する苦情相談</h2><p>消費生活センター 03-5557-7121</p>',
    '<footer><p>ホームページ制作：ピクセル 03-5557-7121</p></footer>',
    '<h2>お客様の声</h2><p>カフェ青空 03-5557-7121</p>',
  ])('is not taken from %s', async (html) => {
    expect(await contactOf(html)).toBeNull()
  })
})

describe('a Japanese company’s address is read', () => {
  test.each([
    '<p>メール：info@bakery.test</p>',
    '<p>メールinfo@bakery.testまでお問い合わせください</p>',
    '<p>E-mail：ｉｎｆｏ＠ｂａｋｅｒｙ．ｔｅｓｔ</p>',
    '<p>info（アット）bakery.test</p>',
    '<p>info★bakery.test（★を@に変えてお送りください）</p>',
  ])('%s', async (html) => {
    expect((await contactOf(html))?.email).toBe('info@bakery.test')
  })

  test('the one for applicants is not told', async () => {
    const contact = await contactOf('<p>採用：saiyo@bakery.test</p><p>お問い合わせ：info@bakery.test</p>')
    expect([contact?.email, contact?.others]).toEqual(['info@bakery.test', []])
  })
})

describe('who leads a Japanese company is named with the role', () => {
  const phone = '<p>TEL 03-5557-7120</p>'
  test.each([
    ['<p>代表取締役 中村 健一</p>', '中村 健一', '代表取締役'],
    ['<p>代表取締役社長：中村健一</p>', '中村健一', '代表取締役社長'],
    ['<p>代表取締役　中村　健一（なかむら けんいち）</p>', '中村 健一', '代表取締役'],
    ['<table><tr><th>代表者</th><td>中村 健一</td></tr></table>', '中村 健一', '代表者'],
    ['<table><tr><th>代表者</th><td>代表取締役 中村健一</td></tr></table>', '中村健一', '代表取締役'],
    ['<dl><dt>代表</dt><dd>中村さくら</dd></dl>', '中村さくら', '代表'],
    ['<div><h3>中村 健一</h3><p>代表取締役社長</p></div>', '中村 健一', '代表取締役社長'],
    ['<p>店長：中村 健一</p>', '中村 健一', '店長'],
    ['<p>中村 健一（代表取締役）</p>', '中村 健一', '代表取締役'],
  ])('%s', async (html, fullName, position) => {
    expect(await contactOf(phone + html)).toMatchObject({ fullName, position })
  })

  test.each([
    '<p>元代表取締役 中村 健一</p>',
    '<p>代表取締役 ご挨拶</p>',
    '<p>代表取締役 山田太郎</p>',
    '<p>採用担当 中村 健一</p>',
    '<p>代表電話番号</p>',
    '<h2>お客様の声</h2><p>代表取締役 中村 健一</p>',
    '<table><tr><th>主要取引先</th><td>代表取締役 中村 健一</td></tr></table>',
    '<p>個人情報保護管理者 中村 健一</p>',
  ])('nobody is by %s', async (html) => {
    expect(await contactOf(phone + html)).toMatchObject({ fullName: '' })
  })
})

test('the pages that a Japanese site calls company profile and inquiry are read', async () => {
  const answer = await read({
    '/': '<html lang="ja"><p>ようこそ</p><a href="/p1">会社概要</a><a href="/p2">お問い合わせ</a>',
    '/p1': '<html lang="ja"><p>代表取締役 中村 健一</p>',
    '/p2': '<html lang="ja"><p>電話 03-5557-7120</p>',
  })
  expect(answer).toMatchObject({ contact: { fullName: '中村 健一' } })
})
