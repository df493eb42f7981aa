import { expect, test } from 'vitest'
import { createClassifier } from '#db/classifier/classifier.ts'
import { train } from './train.ts'

const words =
  'anchor bellows chisel dredge easel flange gantry hopper ingot jigsaw kettle lathe mortar nozzle'.split(' ')

/** More classes than one digit of the stored weights can name. */
const classes = words.flatMap((one) => words.map((other) => `${one} ${other}`))

test('a text belongs to the class whose words it has, of however many classes', () => {
  const examples = classes.flatMap((id) =>
    ['We need', 'Made for', 'With'].map((text) => ({ text: `${text} ${id}`, id })),
  )
  const classify = createClassifier(train(examples, 100_000))
  const found = classes.map((id) => classify(`Something like ${id}`)[0]?.id)
  expect(found.filter((id, at) => id !== classes[at])).toEqual([])
})
