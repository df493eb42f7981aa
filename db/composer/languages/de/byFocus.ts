import type { Language } from '#db/composer/languages/language.ts'

const call = ['ein kurzes Telefonat', 'ein kurzes Gespräch']

export const byFocus: Language['byFocus'] = {
  benefits: {
    meetings: call,
    point: [
      'Messen würde ich es an einer Sache, die bei Ihnen jede Woche ansteht: Wird sie leichter oder besser?',
      'Nennen Sie mir eine Sache, die bei Ihnen besser laufen sollte, und wir sehen gemeinsam, ob das hilft.',
      'Die Frage ist, wo es für Sie am meisten ausmacht: bei der Zeit, bei den Kosten oder bei dem, was Ihre eigenen Kunden bemerken.',
      'Wenn {keywords or} bei Ihnen in diesem Jahr ein Thema ist, würde ich den Nutzen zuerst dort suchen.',
    ],
    more: [
      'Ein Nutzen, der sich in Ihren eigenen Zahlen nicht zeigt, ist nicht viel wert; deshalb würde ich genau dort hinsehen.',
      'Wenn Sie mir sagen, was Sie heute nutzen, kann ich sagen, was anders wäre und was nicht.',
      'Ich würde mit dem Teil beginnen, der Ihnen am meisten bringt, und den Rest für später lassen.',
    ],
    further: [
      'Was zählt für Sie am meisten: weniger Aufwand, geringere Kosten oder ein besseres Ergebnis?',
      'Ein Teil des Nutzens liegt vielleicht bei Ihren Kolleginnen und Kollegen, und deren Urteil interessiert mich ebenso.',
      'Ein Nutzen auf dem Papier hilft wenig, wenn niemand Zeit dafür hat; auch das würde ich mir ansehen.',
    ],
  },
  problem: {
    meetings: call,
    before: [
      'Welcher Teil der Arbeit kostet bei {company} mehr Mühe, als er sollte?',
      'Was geht bei Ihnen immer wieder schief, obwohl sich alle Mühe geben?',
      'Wenn Sie morgen einen wiederkehrenden Ärger abgeben könnten, welcher wäre das?',
      'Wo verlieren Sie bei {company} <zurzeit|heute> Zeit, Geld oder Geduld?',
      'Wenn es um {what} geht: Was läuft <bei {company}|heute> gut, und was hätten Sie gern anders?',
    ],
    point: [
      'Wenn das etwas trifft, womit Sie sich plagen, würde ich gern davon hören.',
      'Falls Sie das <längst|schon> anders gelöst haben, <würde mich interessieren, wie|sagen Sie mir, wie, und ich habe etwas gelernt>.',
      'Ob das bei {company} wirklich gebraucht wird, möchte ich von Ihnen <erfahren|hören>.',
      'Sie wissen <am besten|sofort>, ob das <ein Problem von Ihnen trifft|bei {company} ein Thema ist>.',
    ],
    more: [
      'Ich frage, weil eine gute Antwort von den Einzelheiten abhängt: wie oft es vorkommt, wen es trifft und was es jedes Mal kostet.',
      'Zwei oder drei Zeilen in Ihren eigenen Worten genügen, damit ich sagen kann, ob wir helfen können.',
      'Von außen sehen solche Probleme selten gleich aus; deshalb frage ich und nehme nichts an.',
    ],
    further: [
      'Und wenn es dieses Problem bei Ihnen nicht gibt, gratuliere ich Ihnen und habe meine Antwort.',
      'Mich würde auch interessieren, wer es zuerst merkt, wenn etwas schiefgeht: Ihre Leute oder Ihre Kunden.',
      'Manchmal genügt eine kleine Änderung, und dann sage ich Ihnen das auch.',
    ],
  },
  demo: {
    meetings: ['eine kurze Vorführung', 'eine Vorführung'],
    ask: [
      'Darf ich es Ihnen in {minutes} zeigen, <per Video oder vor Ort|bei Ihnen oder per Video>?',
      'Eine Vorführung dauert {minutes}: <Passt Ihnen ein Tag in der nächsten Woche|Gibt es nächste Woche einen Tag, der Ihnen passt>?',
      'Möchten Sie es sich {minutes} lang ansehen, <an einem Beispiel aus Ihrem Haus|mit einem Beispiel von Ihnen>?',
    ],
    point: [
      'Ich würde es Ihnen gern kurz vorführen: {minutes}, per Video oder vor Ort, mit Zeit für Ihre Fragen.',
      'Am leichtesten beurteilt man es, wenn man es sieht. Eine Vorführung dauert {minutes}, und Sie bestimmen, was wir ansehen.',
      'Eine Vorführung dauert {minutes}: erst ein gewöhnlicher Arbeitstag, dann Ihre Fragen, dann ein offenes Wort dazu, ob es zu Ihnen passt.',
    ],
    more: [
      'Sie sehen es von Anfang bis Ende, nicht im Film und nicht auf Folien.',
      'Wenn Sie mir vorher ein Beispiel aus Ihrer Arbeit nennen, halte ich mich daran.',
      'Ihre Kolleginnen und Kollegen sind willkommen, gern auch mit unbequemen Fragen.',
    ],
    further: [
      'Vorbereiten müssen Sie nichts, und es folgt nichts daraus, was Sie nicht möchten.',
      'Wenn es etwas gibt, woran es scheitern würde, nennen Sie es mir, und wir beginnen damit.',
      'Was ich an dem Tag nicht zeigen kann, zeige ich später oder gebe zu, dass es das nicht gibt.',
    ],
  },
  discount: {
    meetings: call,
    point: [
      'Zum Preis <mein Vorschlag|mache ich diesen Vorschlag> für {company}: [Ihr Angebot].',
      '<Damit der erste Schritt leichtfällt|Damit Sie leicht anfangen können>, <schlage ich Ihnen das vor|mein Angebot an Sie>: [Ihr Angebot].',
      'Für <eine erste Bestellung|die erste Bestellung> kann ich Ihnen <beim Preis|preislich> Folgendes <anbieten|zusagen>: [Ihr Angebot].',
    ],
    more: [
      'Sagen Sie mir, womit Sie es vergleichen würden, und ich sage Ihnen offen, ob wir mithalten.',
      'Vor einer Entscheidung gehe ich die Zahlen gern mit Ihnen durch, Zeile für Zeile, wenn Sie möchten.',
      'Sie bekommen es schriftlich, mit allem, was enthalten ist, und allem, was es nicht ist.',
    ],
    further: [
      'Wenn Ihnen etwas anderes besser passt, etwa eine andere Menge oder ein späterer Beginn, sehe ich, was möglich ist.',
      'Wie steht es im Verhältnis zu dem, was Sie dafür eingeplant haben? Eine offene Antwort spart uns beiden Zeit.',
      'Ein guter Preis für das Falsche ist immer noch zu viel; ich würde also auch prüfen, ob es passt.',
    ],
  },
  'case-study': {
    meetings: call,
    ask: [
      'Soll ich Ihnen <auf einer Seite|in wenigen Zeilen> schicken, wie sie <vorgegangen sind|angefangen haben>?',
      'Würde es Ihnen helfen, zu <lesen|hören>, wie es dort gelaufen ist, <ja oder nein|Gutes wie Schlechtes>?',
      'Was <interessiert Sie davon zuerst|wäre für Sie wichtiger>: die Entscheidung <selbst|dafür> oder der Alltag damit?',
    ],
    point: [
      '<Das Beispiel, das|Der Kunde, der> {company} am nächsten kommt: [ein Kunde aus einer ähnlichen Branche].',
      'Als ich an {company} dachte, fiel mir ein Beispiel ein: [ein Kunde aus einer ähnlichen Branche].',
      'Ein <vergleichbarer|anderer> Kunde sagt mehr als ein Prospekt, <und dieser käme infrage|und dieser passt vielleicht>: [ein Kunde aus einer ähnlichen Branche].',
    ],
    more: [
      'Ich kann Ihnen sagen, wofür sie es nutzen, wie sie angefangen haben und was sie heute anders machen würden.',
      'Wir könnten den Fall Schritt für Schritt durchgehen: wie es vorher war, wofür man sich entschied und was daraus wurde.',
      'Ich würde Ihnen erzählen, wie dort entschieden wurde, was gut lief und was nicht.',
    ],
    further: [
      'Dann können Sie selbst beurteilen, was davon für Sie gilt und was nicht.',
      'Wenn man dort zustimmt, bringe ich Sie auch gern zusammen.',
      'Keine zwei Betriebe sind gleich; die Unterschiede interessieren mich deshalb so sehr wie das Gemeinsame.',
    ],
  },
}
