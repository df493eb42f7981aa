import type { Language } from '#db/composer/languages/language.ts'

const greeting = ['Guten Tag {fullName},']

export const byTone: Language['byTone'] = {
  professional: {
    greeting,
    greetingOfTeam: ['Sehr geehrte Damen und Herren,', 'Guten Tag,'],
    tail: [
      '<Eine Zeile|Eine kurze Zeile|Ein Satz> als Antwort <genügt|reicht mir>.',
      'Ein Wort <genügt|reicht>; <alles Weitere kann folgen|den Rest schicke ich Ihnen|die Einzelheiten folgen dann>.',
      '<Wenn es nicht passt|Falls es kein Thema ist>, genügt ein kurzes Nein, <und ich belasse es dabei|und Sie hören dazu nichts mehr von mir>.',
    ],
    push: [
      'Ich gehe gern auf den Punkt ein, der Sie interessiert, und lasse den Rest weg.',
      'Was Sie mir über Ihr Haus sagen, bleibt unter uns.',
      'Bedenken sind willkommen, und je früher ich sie höre, desto besser.',
    ],
    ask: [
      'Hätten Sie nächste Woche Zeit für {meeting}? {Minutes} genügen, und ich richte mich nach Ihnen.',
      'Darf ich Ihnen {meeting} vorschlagen? Zwei oder drei mögliche Termine würden mir helfen.',
      'Wenn das für Sie von Interesse ist, schlage ich {meeting} in den nächsten zwei Wochen vor. Welcher Tag würde Ihnen passen?',
    ],
    close: [
      'Vielen Dank für Ihre Zeit.',
      'Ich freue mich auf Ihre Antwort.',
      'Vielen Dank im Voraus für Ihre Antwort.',
    ],
    signOff: ['Mit freundlichen Grüßen', 'Freundliche Grüße'],
  },
  friendly: {
    greeting: ['Hallo {fullName},', 'Guten Tag {fullName},'],
    greetingOfTeam: ['Hallo zusammen,', 'Hallo liebes Team,'],
    tail: [
      '<Eine Zeile|Ein Wort> reicht völlig, und ein Nein ist <genauso in Ordnung|auch in Ordnung>.',
      'Antworten Sie einfach <mit einem Wort|kurz>, <um den Rest kümmere ich mich|alles andere mache ich>.',
      '<Es eilt nicht|Das hat Zeit>: <Antworten|Schreiben> Sie, wenn Sie <einen Moment haben|gerade Luft haben>.',
    ],
    push: [
      'Wenn es nichts für Sie ist, sagen Sie es einfach, das nehme ich nicht übel.',
      'Wenn Sie lieber erst einmal darüber sprechen möchten, ist mir das auch recht.',
      'Ich höre dabei mehr zu, als ich rede.',
    ],
    ask: [
      'Wollen wir nächste Woche {meeting} machen? {Minutes}, Sie nennen die Zeit, ich bringe die Antworten mit.',
      'Hätten Sie nächste Woche Zeit für {meeting}? Schicken Sie mir einfach eine Uhrzeit.',
      'Hätten Sie in den nächsten Tagen {minutes} für {meeting}? Vormittags oder nachmittags, wie Sie mögen.',
    ],
    close: [
      'Ich freue mich, von Ihnen zu hören!',
      'Danke, dass Sie bis hierher gelesen haben.',
      'Eine gute Woche wünsche ich Ihnen.',
    ],
    signOff: ['Viele Grüße', 'Herzliche Grüße', 'Beste Grüße'],
  },
  persuasive: {
    greeting,
    greetingOfTeam: ['Sehr geehrte Damen und Herren,', 'Guten Tag,'],
    tail: [
      'Halten Sie es neben das, was Sie <heute|jetzt> haben; <an diesem Vergleich lasse ich mich messen|mehr als diesen Vergleich möchte ich nicht>.',
      '<Sie müssen mir nichts glauben|Glauben Sie nicht mir>: <Probieren Sie es an einer Sache aus|Stellen Sie es auf die Probe> <und entscheiden Sie dann|, dann entscheiden Sie>.',
      'Nach <wenigen Minuten|einem Blick> wissen Sie, ob es <mehr von Ihrer Zeit|einen zweiten Blick> verdient.',
    ],
    push: [
      'Wenn es hält, was es verspricht, hätten Sie es dann gern? Dann lohnt sich ein genauerer Blick.',
      'Sie riskieren ein paar Minuten und wissen danach in jedem Fall mehr.',
      'Stellen Sie es an etwas auf die Probe, das Ihnen wichtig ist.',
    ],
    ask: [
      'Mein Vorschlag: {meeting}, {minutes}, und am Ende sagen Sie mir offen, ob es einen weiteren Schritt wert ist.',
      'Warum sehen Sie es sich nicht selbst an? Nennen Sie mir eine Zeit für {meeting}, und bringen Sie Ihre schwierigste Frage mit.',
      'Finden wir es gemeinsam heraus, {meeting} genügt dafür. Wann würde es Ihnen passen?',
    ],
    close: [
      'Ich bin gespannt, wie Sie entscheiden.',
      'Der nächste Schritt liegt bei Ihnen, und er ist klein.',
      'Ich freue mich auf Ihr Urteil.',
    ],
    signOff: ['Mit freundlichen Grüßen', 'Beste Grüße'],
  },
  urgent: {
    greeting,
    greetingOfTeam: ['Sehr geehrte Damen und Herren,', 'Guten Tag,'],
    tail: [
      'Über eine Antwort <noch diese Woche|bis Freitag> <würde ich mich freuen|wäre ich froh>, <auch über ein Nein|auch wenn sie Nein lautet>.',
      'Ein <klares Ja oder Nein|Ja oder ein Nein> <bis Freitag|noch diese Woche> <hilft mir am meisten|genügt mir>.',
      '<Bitte geben Sie mir|Geben Sie mir bitte> <bis Freitag|diese Woche> <kurz|mit einem Wort> Bescheid.',
    ],
    push: [
      'Lieber ein klares Nein in dieser Woche als eine Frage, die monatelang offen bleibt.',
      'Je früher ich weiß, wo Sie stehen, desto besser kann ich mich vorbereiten.',
      'Was noch unklar ist, kann ich heute oder morgen beantworten.',
    ],
    ask: [
      'Können wir uns diese Woche auf eine Zeit für {meeting} einigen? Ein Tag und eine Uhrzeit als Antwort genügen.',
      'Könnten Sie mir bis Freitag sagen, ob {meeting} für Sie sinnvoll ist?',
      'Hätten Sie vor dem Wochenende noch {minutes} für {meeting}? Nennen Sie mir eine Zeit, ich halte sie frei.',
    ],
    close: [
      'Vielen Dank für eine schnelle Antwort.',
      'Ich freue mich auf Ihre Antwort in dieser Woche.',
      'Danke, dass Sie mir bald Bescheid geben.',
    ],
    signOff: ['Mit freundlichen Grüßen', 'Freundliche Grüße'],
  },
  informative: {
    greeting,
    greetingOfTeam: ['Sehr geehrte Damen und Herren,', 'Guten Tag,'],
    tail: [
      'Die Einzelheiten passen auf eine Seite, die ich Ihnen <gern|jederzeit> <schicke|zusende>.',
      'Was ich selbst nicht weiß, <erfrage ich für Sie|finde ich für Sie heraus>.',
      '<Was hier fehlt|Alles, was hier fehlt>, ergänze ich gern <per E-Mail|schriftlich>.',
    ],
    push: [
      'Alles hier lässt sich nachfragen, prüfen und, wo nötig, schriftlich festhalten.',
      'Wenn eine Einzelheit fehlt, dann deshalb, weil ich nicht raten wollte, was Ihnen wichtig ist.',
      'Eine genaue Frage beantworte ich Ihnen genau.',
    ],
    ask: [
      'Wenn Sie mehr wissen möchten, ist {meeting} der schnellste Weg; ich antworte aber genauso gern per E-Mail.',
      'Fragen kläre ich gern durch {meeting} oder schriftlich. Was ist Ihnen lieber?',
      'Als nächsten Schritt kann ich Ihnen {meeting} anbieten. Wäre das nützlich, oder möchten Sie die Antworten lieber schriftlich?',
    ],
    close: [
      'Vielen Dank für Ihre Aufmerksamkeit.',
      'Wenn etwas unklar ist, fragen Sie bitte.',
      'Heben Sie diese Nachricht gern auf, falls der Zeitpunkt nicht passt.',
    ],
    signOff: ['Mit freundlichen Grüßen', 'Freundliche Grüße'],
  },
}
