import type { Sections } from '#db/composer/languages/language.ts'

const quoted = [
  '<Mein Vorschlag für {company}|Was ich {company} vorschlagen möchte,> heißt {product}: {described}',
  '<Es geht um|Ich schreibe Ihnen wegen> {product}, <kurz gesagt|in einem Satz|in unseren eigenen Worten|knapp beschrieben>: {described}',
  '<Unser Angebot dazu|Unsere Antwort darauf|Unser Vorschlag dafür|Was wir dafür haben,|Was ich Ihnen dafür zeigen kann,|Was dazu passen könnte,> heißt {product}: {described}',
  '{Product} <in einem Satz|kurz gefasst|kurz beschrieben|in wenigen Worten|knapp gesagt>: {described}',
]

export const sections: Sections = {
  subjects: {
    benefits: [
      '{product} für {company}',
      '{product}: etwas für {company}?',
      '{what}: eine Frage an {company}',
      'Eine Frage an {company} zum Thema {what}',
      '{product} für {sectors}',
    ],
    problem: [
      '{what} bei {company}: eine Frage',
      'Eine Frage an {company}',
      '{company}: Wie lösen Sie das heute?',
      '{product} und eine Frage an {company}',
    ],
    demo: [
      '{product}: {minutes} bei {company}?',
      '{product} kurz vorgeführt, für {company}',
      '{product}: Darf ich es Ihnen zeigen?',
      '{product} ansehen, {minutes}',
    ],
    discount: [
      '{product}: ein Angebot für {company}',
      'Ein Preis für {company}: {product}',
      'Unser Angebot: {product}',
      '{product}: Was es {company} kosten würde',
    ],
    'case-study': [
      '{product} in der Praxis: ein Beispiel für {company}',
      'Wie andere {product} nutzen',
      '{product}: ein Beispiel aus der Praxis',
      'Ein Beispiel für {company}: {product}',
    ],
  },
  urgentSubjects: [
    '{product} für {company}: Antwort diese Woche?',
    '{company} und {product}: ja oder nein?',
    '{product}: ein Wort bis Freitag?',
  ],
  subjectOfNothing: 'Eine kurze Frage',
  quotations: {
    withTruth: [
      'auf Ihrer Website <steht|lese ich> „{statement}“; <da sage ich Ihnen nichts Neues|das kennen Sie also besser als ich>: {Truth}.',
      '„{statement}“, <steht auf Ihrer Website|lese ich auf Ihrer Website>, und <da ist Ihnen das sicher nicht neu|Sie wissen das besser als ich>: {Truth}.',
      'auf Ihrer Website steht „{statement}“, und <eines gilt da vermutlich auch|eines nehme ich da an>: {Truth}.',
    ],
    alone: [
      'von {company} weiß ich, was auf Ihrer Website steht: „{statement}“; <den Rest muss ich fragen|nach dem Rest frage ich Sie>.',
      'auf Ihrer Website <steht|lese ich> „{statement}“, und <da habe ich an Sie gedacht|darum frage ich Sie>.',
      '{company} schreibt auf der eigenen Website „{statement}“, <und deshalb frage ich Sie|und darum wende ich mich an Sie>.',
    ],
  },
  observations: [
    [
      '{company} ist {aSector} {inCity}, <und deshalb schreibe ich Ihnen|darum schreibe ich Ihnen|daher meine Frage|daher diese Nachricht>: {Truth}.',
      'für {sectors} {inCity}, <und damit auch für {company}|also auch für {company}>, <gilt wohl|gilt vermutlich>: {Truth}.',
      '{company} {inCity} ist {aSector} mit {size}, und <bei dieser Größe|in einem Haus dieser Größe> gilt: {SizeTruth}.',
      '{truth}, und das wird bei {company} {inCity} <kaum anders sein|nicht anders sein|wohl genauso sein>.',
      'über {sectors} {inCity} wissen Sie bei {company} mehr als ich; <eines vermute ich trotzdem|eines nehme ich aber an>: {Truth}.',
      'bei {company} {inCity} arbeiten {size}, und {atSector} gilt <meistens|fast überall>: {Truth}.',
      '{company} {inCity} ist {aSector}, <und da kennen Sie das|also kennen Sie das>: {Truth}.',
      '{atSector} gilt <fast überall|meistens>, und bei {company} {inCity} <vermutlich auch|wohl ebenso>: {Truth}.',
    ],
    [
      '{company} ist {aSector}, <und deshalb schreibe ich Ihnen|darum schreibe ich Ihnen|daher meine Frage>: {Truth}.',
      '{truth}, und das wird bei {company} <kaum anders sein|nicht anders sein|wohl genauso sein>.',
      'bei {company} arbeiten {size}, und {atSector} gilt <meistens|fast überall>: {Truth}.',
      '{atSector} gilt <fast überall|meistens>, und bei {company} <vermutlich auch|wohl ebenso>: {Truth}.',
    ],
    [
      '{company} ist im Bereich {industry} tätig, <und deshalb schreibe ich Ihnen|darum wende ich mich an Sie>.',
      'Ihr Feld bei {company} ist {industry}, <daher meine Frage|und deshalb schreibe ich Ihnen>.',
    ],
    [
      'bei {company} {inCity} arbeiten {size}, und <bei dieser Größe|in einem Haus dieser Größe> gilt: {SizeTruth}.',
      'bei {company} arbeiten {size}, und <bei dieser Größe|in einem Haus dieser Größe> gilt: {SizeTruth}.',
      '{company} sitzt {inCity}, <und deshalb frage ich Sie|und bevor ich dort andere frage, frage ich Sie>.',
    ],
    [
      'ich kenne {company} nicht von innen, <deshalb halte ich mich kurz|darum bleibt es bei einer Frage>.',
      'Sie kennen {company}, ich nicht; <deshalb sage ich, worum es geht, und frage Sie|darum bin ich kurz>.',
      'an Sie bei {company} habe ich <eine kurze Frage|nur eine Frage>.',
    ],
    [
      'ich halte mich kurz und <stelle eine Frage|komme gleich zur Sache>.',
      'Sie kennen mich nicht, <deshalb fasse ich mich kurz|darum bin ich kurz>.',
      'ich habe <eine kurze Frage|nur eine Frage> an Sie.',
    ],
  ],
  truths: [
    '<Und noch etwas|Dazu kommt noch etwas>: {AtSector} gilt, {truth}.',
    '<Soweit ich es von außen sehe|Nach allem, was man von außen sieht>, gilt {atSector}: {Truth}.',
    '{Truth}, <da werden mir wenige widersprechen|und das wird bei Ihnen kaum anders sein>.',
  ],
  sizeTruths: {
    small: ['die meisten kümmern sich um mehr als eine Sache', 'es fällt sofort auf, wenn eine Person fehlt'],
    medium: [
      'nicht mehr alle wissen, woran die anderen gerade sitzen',
      'ein kleiner Umweg kostet viele Leute Zeit',
    ],
    large: [
      'eine Kleinigkeit kommt viele Male am Tag vor',
      'was einmal entschieden wird, muss an vielen Stellen halten',
    ],
  },
  consequences: [
    'Wenn {effect}, <merken Sie|merkt Ihr Team> das zuerst {moment}.',
    'Wenn {effect}, zeigt sich das <zuerst|am deutlichsten> {moment}.',
    'Mit Ihnen prüfen würde ich, ob {effect}, <vor allem|besonders> {moment}.',
    'Für {company} <wäre die Frage|ist die Frage>, ob {effect}, <vor allem|gerade> {moment}.',
    'Messen würde ich es <an einem einzigen Punkt|nur an einem>: ob {effect}, <vor allem|gerade> {moment}.',
    '<Entscheidend|Wichtig> wäre, dass {effect}, <gerade|vor allem> {moment}.',
    'Ob {effect}, <können nur Sie beurteilen|sehen Sie selbst>, <gerade|vor allem> {moment}.',
  ],
  whoAsks: [
    'Entscheiden Sie so etwas <selbst|bei {company} selbst>, oder ist dafür {who} zuständig?',
    '<Sind Sie dafür zuständig|Bin ich damit bei Ihnen richtig>, oder <macht das|kümmert sich darum> {who}?',
    'Wer sieht sich so etwas <bei Ihnen|bei {company}> an: Sie oder {who}?',
  ],
  descriptions: {
    thing: quoted,
    deed: quoted,
    words: quoted,
    whole: [
      '{Description}',
      '<Kurz gesagt|In einem Satz|Einfach gesagt|In wenigen Worten|Knapp beschrieben>: {Description}',
      '<Worum es geht|Was ich anbiete|Was ich meine>, <kurz gesagt|in einem Satz|einfach gesagt|in wenigen Worten>: {Description}',
      '<Mein Vorschlag für {company}|Mein Vorschlag> in <einem Satz|Kürze>: {Description}',
    ],
    rest: ['<Genauer gesagt|Etwas ausführlicher|Dazu noch|Im Einzelnen>: {rest}'],
    none: [
      '<Es geht um|Ich schreibe Ihnen wegen|Ich denke dabei an|Meine Frage betrifft> {product}, <Stichwort|kurz gesagt|also|mit einem Wort> {what}.',
      '<Mein Vorschlag für {company}|Mein Vorschlag|Unser Angebot|Unser Angebot dazu> heißt {product} und <kommt aus dem Bereich|gehört zum Bereich> {what}.',
      '<Dafür haben wir|Dazu haben wir|Dafür gibt es von uns> {product}, <das gehört zum Bereich|aus dem Bereich|Stichwort> {what}.',
    ],
    bare: [
      '<Es geht um|Ich schreibe Ihnen wegen> {product}.',
      '<Unser Angebot|Mein Vorschlag> heißt {product}.',
    ],
  },
  starts: [
    'Wenn Sie sich dafür entscheiden, würde ich klein anfangen: ein Team oder ein Ort, ein fester Zeitraum und eine Liste dessen, was Sie am Ende sehen wollen. Danach entscheidet Ihre eigene Erfahrung.',
    'Ein erster Schritt darf bescheiden sein. Wir legen fest, was ausprobiert wird, wer es ausprobiert und an welchem Tag wir uns das Ergebnis gemeinsam ansehen.',
    'So würde ich vorgehen: Zuerst sprechen wir über das, was Sie heute haben, dann probieren Sie es aus, dann bekommen Sie ein schriftliches Angebot, das Sie weitergeben können. An jedem Punkt können Sie aufhören.',
    'Anfangen heißt nicht, sich festzulegen. Wir schreiben auf, was Sie erwarten, probieren es dort, wo es sich am leichtesten beobachten lässt, und reden über mehr erst, wenn das gut gegangen ist.',
  ],
  efforts: [
    'Von Ihrer Seite braucht es anfangs wenig: jemanden, der den Alltag kennt, ab und zu eine Stunde dieser Person und die Bereitschaft, mir zu sagen, wo ich falschliege.',
    'Viel brauche ich dafür nicht von Ihnen: wer damit arbeiten würde, welche Menge oder Größe infrage kommt und welcher Termin für Sie wichtig ist.',
    'Für eine Antwort, die etwas taugt, genügen mir wenige Zeilen darüber, wie es heute bei Ihnen läuft; der Rest ist meine Arbeit.',
  ],
  questions: [
    'Drei Fragen würden mir bei der Vorbereitung helfen. Was nutzen Sie heute? Was müsste besser sein, damit sich ein Wechsel lohnt? Und wer hätte bei Ihnen noch ein Wort mitzureden?',
    'Umgekehrt möchte ich Sie etwas fragen: Wie wird so etwas bei Ihnen entschieden, wer gehört dazu, und gibt es eine Zeit im Jahr, in der Sie sich solche Dinge ansehen?',
    'Es würde mir helfen, zu wissen, wo Sie stehen: Suchen Sie etwas Neues, vergleichen Sie gerade, oder sind Sie zufrieden? Jede der drei Antworten ist eine gute.',
    'Was würden Sie vor einem nächsten Schritt wissen wollen: den Preis, den Umgang im Alltag oder die Erfahrungen anderer? Ich beginne mit dem, was Sie nennen.',
  ],
  rivals: [
    'Wenn Sie schon etwas Ähnliches haben, ist das kein Hindernis. Mich würde dann interessieren, warum Sie sich dafür entschieden haben, und Sie hätten einen Vergleich.',
    'Vielleicht sind Sie längst gut versorgt. Dann kann es trotzdem nützen, eine Alternative gesehen zu haben, und sei es zur Bestätigung.',
    'Vielleicht haben Sie sich schon einmal etwas Ähnliches angesehen. Sagen Sie mir dann, was Ihnen gefehlt hat, und ich antworte darauf zuerst.',
  ],
  wayOuts: [
    'Wenn sich herausstellt, dass es nicht zu Ihnen passt, sage ich das selbst. Ein Kunde, der den Kauf bereut, hilft uns beiden nicht.',
    'Es mag gute Gründe dagegen geben. Wenn Sie gleich einen sehen, nennen Sie ihn mir, und ich nehme Ihre Zeit nicht weiter in Anspruch.',
    'Vielleicht ist es auch der falsche Zeitpunkt. Nennen Sie mir dann den Monat, in dem ich wieder fragen darf, und bis dahin hören Sie nichts von mir.',
  ],
  readings: [
    'Wenn Sie lieber erst lesen, schicke ich Ihnen die Einzelheiten auf ein, zwei Seiten, <ganz ohne Termin|und wir sprechen nur, wenn Sie möchten>.',
    'Ich schicke Ihnen auch gern eine schriftliche Zusammenfassung, die Sie <intern|im Haus> weitergeben können.',
    'Möchten Sie vorher etwas in der Hand haben, genügt das Wort „Unterlagen“ als Antwort<, und ich schicke sie| und Sie bekommen sie>.',
  ],
  colleagues: [
    'Falls jemand anderes bei Ihnen dafür zuständig ist, <wäre ich für einen Namen dankbar|hilft mir ein Name weiter>.',
    'Nicht Ihr Gebiet? Dann hilft mir <schon ein Name|ein Name bereits> sehr.',
    'Leiten Sie diese Nachricht gern an die Person weiter, <die sie betrifft|die dafür zuständig ist>.',
  ],
  visits: [
    'Wenn Sie lieber persönlich sprechen, komme ich gern zu Ihnen nach {city}.',
    'Ich komme auch gern vorbei; ein Besuch beantwortet <oft|manchmal> Fragen, die eine E-Mail nicht beantworten kann.',
    'Wenn es für Sie einfacher ist, besuche ich Sie vor Ort.',
  ],
  afters: [
    'Danach bekommen Sie von mir eine kurze Zusammenfassung: was besprochen wurde, was offen ist und wer was als Nächstes tut.',
    'Was wir besprechen, bekommen Sie schriftlich, damit sich niemand auf sein Gedächtnis verlassen muss.',
    'Nach unserem Gespräch hören Sie von mir nur Antworten auf das, was Sie gefragt haben.',
  ],
  particulars: [
    'Die Stichworte dazu sind {keywords}.',
    'Gedacht ist es für {target}.',
    'In erster Linie ist es für {shared} gedacht.',
    'Die Marke heißt {brand}.',
  ],
  prices: [
    'Als Anhaltspunkt für die Kosten: {price}.',
    'Zum Preis, damit das von Anfang an offen ist: {price}.',
    'Damit Sie eine Vorstellung von den Kosten haben: {price}.',
  ],
}
