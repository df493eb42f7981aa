import { expect, test } from 'vitest'
import { isRefusal, mayBecomeRefusal } from './refusal.ts'

test.each([
  'I’m sorry, but I can’t assist with that request.',
  'I cannot help with writing this email, as it may be unwanted.',
  'Unfortunately, I am unable to write messages to people whom I do not know.',
  'I won’t create unsolicited email.',
  'As an AI language model I have no opinion on that.',
  'Es tut mir leid, aber dabei kann ich Ihnen nicht helfen.',
  'Leider kann ich diese E-Mail nicht verfassen.',
  'Ich darf solche Nachrichten nicht schreiben.',
  'Je suis désolé, mais je ne peux pas vous aider.',
  'Je ne suis pas en mesure de rédiger ce message.',
  'Lo siento, no puedo ayudarte con eso.',
  'No me es posible redactar este correo.',
  'Mi dispiace, non posso aiutarti.',
  'Non sono in grado di scrivere questa email.',
  'Het spijt me, ik kan je daar niet mee helpen.',
  'Sorry, ik kan deze e-mail niet schrijven.',
  'Przykro mi, ale nie mogę w tym pomóc.',
  'Nie jestem w stanie napisać tej wiadomości.',
  'Dear Mia,\n\nI am sorry, but I cannot help with this request.\n\nKind regards',
])('it is a refusal: %s', (text) => {
  expect(isRefusal(text)).toBe(true)
})

const letter = (start: string) =>
  `Dear Mia,\n\n${start} ${'Our ovens bake bread for you. '.repeat(15)}\n\nAna`

test.each([
  'Dear Mia,\n\nyour ovens need service. Shall we talk?\n\nKind regards,\nAna',
  letter('I can’t help but notice how many rolls you sell.'),
  letter('I am sorry that I missed you. I cannot write every week.'),
  'Guten Tag Frau Berg,\n\nich kann Ihnen dabei helfen, Strom zu sparen. Darf ich anrufen?\n\nAna',
  'Bonjour,\n\nje peux vous aider à économiser. Quand puis-je appeler ?\n\nAna',
  'Hola Mía,\n\n¿no sería mejor un horno que ayude? Puedo pasar el lunes.\n\nAna',
  'Beste Mia,\n\nik kan u helpen met ovens. Wilt u ze zien?\n\nAna',
  'Dzień dobry,\n\nmogę pomóc Państwu oszczędzać. Kiedy możemy porozmawiać?\n\nAna',
])('it is a letter: %s', (text) => {
  expect(isRefusal(text)).toBe(false)
})

test.each(['I’m sorry', 'Dear Mia,\n\nI', 'Leider kann ich', 'Je ne', 'Przykro mi, ale'])(
  'what has come of it says nothing yet: %j',
  (begun) => {
    expect(mayBecomeRefusal(begun)).toBe(true)
  },
)

test.each(['', 'Dear Mia,', 'Dear Mia,\n\nyour ovens', 'Guten Tag,\n\nIhre Öfen', letter('I can see that')])(
  'what has come of a letter is shown at once: %j',
  (begun) => {
    expect(mayBecomeRefusal(begun)).toBe(false)
  },
)
