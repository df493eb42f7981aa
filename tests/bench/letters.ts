import * as v from 'valibot'
import { composeEmail, wordBands } from '#db/composer/compose.ts'
import type { Composed, EmailInput } from '#db/composer/facts.ts'
import { languageFor } from '#db/composer/language.ts'
import { wordCount } from '#db/composer/words.ts'
import { focuses, lengths, tones } from '#db/model/entities/email.ts'
import { count, optionsOf, text } from '#tests/options.ts'
import { pairs, sender } from './letters/people.ts'
import { type Letter, patternsIn, sentencesIn, sharedBy } from './letters/shared.ts'

const options = optionsOf(
  'Writes emails without a model to made-up leads about made-up products, and prints them.',
  {
    letters: count('how many, at most 20', pairs.length),
    length: text(lengths.join(', '), 'brief'),
    tone: text(tones.join(', '), 'professional'),
    focus: text(focuses.join(', '), 'benefits'),
  },
)
const manner = v.parse(
  v.object({ length: v.picklist(lengths), tone: v.picklist(tones), focus: v.picklist(focuses) }),
  options,
)

const { least, most } = wordBands[manner.length]
const letters = await written(true)
letters.forEach(tell)
console.log(
  `\n${letters.length} emails of ${letters.map(({ email }) => wordCount(email.body)).join(', ')} words; the band is ${least} to ${most}`,
)
tellShared('each written with those before it known, as here and in the app', letters)
tellShared('with none known to the next', await written(false))

/** @param known whether each is told of those before it, as in the app those in My Emails are */
async function written(known: boolean): Promise<Letter[]> {
  const all: Letter[] = []
  for (const { lead, product } of pairs.slice(0, options.letters)) {
    const earlier: Composed[] = known ? all.map(({ email }) => email) : []
    const input: EmailInput = { lead, product, sender, ...manner, earlier }
    all.push({ input, email: await composeEmail(input) })
  }
  return all
}

function tell({ input, email }: Letter, at: number) {
  const { lead, product } = input
  const about = [lead.industry, lead.companySize, lead.address].filter(Boolean).join(' · ')
  console.log(`\n${'─'.repeat(72)}\n${at + 1}. ${product.name} → ${lead.company} (${about})`)
  console.log(`${languageFor(lead)}, ${wordCount(email.body)} words\n`)
  console.log(`Subject: ${email.subject}\n\n${email.body}`)
}

function tellShared(how: string, all: Letter[]) {
  const said = sharedBy(all.map(sentencesIn))
  const patterns = sharedBy(all.map(patternsIn))
  console.log(
    `\nsentences that any two share, ${how}: ${said.length}; without the names in them: ${patterns.length}`,
  )
  for (const [sentence, count] of [...said, ...patterns]) console.log(`  ${count} times: ${sentence}`)
}
