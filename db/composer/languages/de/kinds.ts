import type { Language } from '#db/composer/languages/language.ts'

export const kinds: Language['kinds'] = {
  software: {
    what: 'Software',
    effects: [
      'ein Teil des Tippens und Suchens wegfällt',
      'alle auf dieselben Zahlen schauen',
      'niemand mehr herumfragen muss, wie weit etwas ist',
    ],
    asks: [
      'Arbeiten Sie dafür heute mit einem Programm, <oder mit Tabellen|mit Tabellen oder mit Papier>?',
      'Wie viele Personen <würden damit arbeiten|würden es nutzen>, ganz grob?',
      'Steht ein Programm dafür <dieses Jahr auf Ihrer Liste|in diesem Jahr an>, <ja oder nein|oder nicht>?',
    ],
  },
  cooling: {
    what: 'Kühlung',
    effects: [
      'weniger weggeworfen wird, weil es warm geworden ist',
      'die Temperatur hält, obwohl die Tür ständig aufgeht',
      'das Kühlen weniger Strom kostet',
    ],
    asks: [
      'Was macht Ihnen an heißen Tagen mehr Sorgen: <Lager, Theke oder Fahrzeug|das Kühlhaus oder der Weg>?',
      'Wie alt ist das älteste Gerät, mit dem Sie <kühlen|heute kühlen>, ungefähr?',
      'Gehört Ihnen die <Kühltechnik|Kühlung>, oder ist sie gemietet?',
    ],
  },
  measuring: {
    what: 'Messen und Überwachen',
    effects: [
      'eine Abweichung auffällt, solange noch Zeit zum Handeln ist',
      'niemand mehr herumgehen und Werte aufschreiben muss',
      'der Nachweis da ist, wenn jemand danach fragt',
    ],
    asks: [
      'Wird das bei Ihnen <heute|derzeit> von Hand gemessen, mit einem Gerät oder gar nicht?',
      'Wer fragt Sie nach solchen Nachweisen: <Kunden, Prüfer oder niemand|ein Prüfer, ein Kunde, niemand>?',
      'Werden Werte bei Ihnen noch <von Hand|auf Papier> notiert, ja oder nein?',
    ],
  },
  kitchen: {
    what: 'Küchen- und Backtechnik',
    effects: [
      'eine Charge wie die andere wird',
      'die Geräte heiß sind, wenn man sie braucht, und schnell wieder sauber',
      'niemand danebenstehen und aufpassen muss',
    ],
    asks: [
      'Wie alt ist die Technik, mit der Sie <heute|zurzeit> <backen oder kochen|arbeiten>, ungefähr?',
      'Steht in Küche oder Backstube <dieses Jahr|demnächst> eine Neuanschaffung an, ja oder nein?',
      'Womit arbeiten Sie <heute|im Haus>: Strom oder Gas?',
    ],
  },
  medical: {
    what: 'Medizinbedarf',
    effects: [
      'eine Behandlung etwas früher fertig ist',
      'griffbereit ist, was gebraucht wird',
      'die Dokumentation nebenbei entsteht',
    ],
    asks: [
      'Bestellen Sie so etwas <wöchentlich|zu festen Terminen> oder dann, wenn es knapp wird?',
      'Würde Ihnen ein Muster <weiterhelfen|beim Urteil helfen>, ja oder nein?',
      'Wird das bei Ihnen zentral bestellt, <oder sorgt jeder Raum für sich|oder von jedem selbst>?',
    ],
  },
  farming: {
    what: 'Stall- und Feldbedarf',
    effects: [
      'ein täglicher Weg wegfällt',
      'Tiere und Pflanzen jeden Tag das Gleiche bekommen',
      'die Saison mit einer Sorge weniger beginnt',
    ],
    asks: [
      'Kaufen Sie das <für die ganze Saison|einmal im Jahr> oder nach Bedarf?',
      'Käme eine Änderung für Sie <noch in dieser Saison|bald> infrage oder erst in der nächsten?',
      'Was kostet Sie <heute|zurzeit> mehr Zeit: der Stall oder das Feld?',
    ],
  },
  cleaning: {
    what: 'Reinigung',
    effects: [
      'die Reinigung schneller fertig ist und jeden Tag gleich aussieht',
      'niemand ein zweites Mal drübergehen muss',
      'alles so aussieht, wie es soll',
    ],
    asks: [
      'Reinigen bei Ihnen eigene Leute oder <eine Firma|jemand von außen>?',
      'Wann wird bei Ihnen gereinigt: <vor, während oder nach der Arbeit|früh, spät oder zwischendurch>?',
      'Welche Stelle kostet beim Reinigen <immer|jedes Mal> die meiste Zeit?',
    ],
  },
  energy: {
    what: 'Energie und Licht',
    effects: [
      'die gleiche Arbeit weniger Energie braucht',
      'die Kosten besser vorherzusehen sind',
      'nichts mehr läuft, solange niemand da ist',
    ],
    moments: ['auf der nächsten Rechnung', 'in der Jahresabrechnung', 'im nächsten Winter'],
    asks: [
      'Gehört Ihnen das Gebäude, oder <mieten Sie|ist es gemietet>?',
      'Gehört Energie zu den Kosten, die Sie sich <dieses Jahr|in diesem Jahr> vornehmen, <ja oder nein|oder nicht>?',
      'Was kostet bei Ihnen mehr: <Wärme, Kälte oder Licht|Licht, Wärme oder Maschinen>?',
    ],
  },
  safety: {
    what: 'Sicherheit',
    effects: [
      'Störungen auffallen, solange sie klein sind',
      'bei der Arbeit niemand daran denken muss',
      'sich jederzeit zeigen lässt, was die Vorschriften verlangen',
    ],
    asks: [
      'Liegt die Sicherheit bei Ihnen in einer Hand, <oder teilen sich das mehrere|oder macht jeder einen Teil>?',
      'Wann wurde das bei Ihnen zuletzt geprüft: dieses Jahr oder <früher|vor längerer Zeit>?',
      'Kaufen Sie das für <alle Standorte|alle> gemeinsam oder je nach Bedarf?',
    ],
  },
  packaging: {
    what: 'Verpackung',
    effects: [
      'weniger beschädigt ankommt',
      'jedes Paket etwas schneller gepackt ist',
      'beim Empfänger weniger wegzuwerfen ist',
    ],
    asks: [
      'Packen Sie von Hand, <oder haben Sie eine Maschine dafür|oder mit einer Maschine>?',
      'Welche <Größe|Sorte> brauchen Sie am häufigsten?',
      'Bestellen Sie Verpackung <monatlich|zu festen Terminen> oder dann, wenn sie ausgeht?',
    ],
  },
  vehicle: {
    what: 'Transport und Wege',
    effects: [
      'für die gleiche Arbeit weniger Fahrten nötig sind',
      'ein Fahrzeug seltener steht',
      'Ware mit weniger Mühe bewegt wird',
    ],
    asks: [
      'Wie viele Fahrzeuge haben Sie <im Einsatz|unterwegs>, ungefähr?',
      'Kaufen, leasen oder mieten Sie Ihre Fahrzeuge<| in der Regel>?',
      'Fahren bei Ihnen eigene Leute oder <eine Spedition|jemand von außen>?',
    ],
  },
  textile: {
    what: 'Kleidung und Textilien',
    effects: [
      'seltener etwas ersetzt werden muss',
      'alle das Passende haben, wenn sie es brauchen',
      'das Waschen sich von selbst erledigt',
    ],
    moments: ['wenn die nächste Person anfängt', 'bei der Jahresbestellung', 'im vollsten Monat'],
    asks: [
      'Waschen Sie <selbst|im Haus>, oder lassen Sie waschen?',
      'Kaufen Sie so etwas <einmal im Jahr|auf einmal> oder Stück für Stück?',
      'Für wie viele Personen <wäre das|brauchen Sie so etwas>, ungefähr?',
    ],
  },
  furniture: {
    what: 'Einrichtung',
    effects: [
      'man angenehmer arbeitet und wartet',
      'ein Raum sich für zwei Zwecke nutzen lässt',
      'auch später noch gut aussieht, was jeden Tag benutzt wird',
    ],
    asks: [
      'Wird bei Ihnen <dieses Jahr|demnächst> ein Raum umgestaltet, ja oder nein?',
      'Richten Sie Stück für Stück ein, <oder einen ganzen Raum auf einmal|oder alles auf einmal>?',
      'Welchen Raum würden Sie <zuerst ändern|als Erstes angehen>?',
    ],
  },
  promotion: {
    what: 'Sichtbarkeit',
    effects: [
      'Vorbeigehende wissen, was es bei Ihnen gibt',
      'wer Sie sucht, Sie sofort findet',
      'Stammkunden öfter als einmal im Jahr von Ihnen hören',
    ],
    moments: ['im nächsten ruhigen Monat', 'wenn jemand Neues sucht', 'in den Wochen vor der Saison'],
    asks: [
      'Woher kommen die meisten Ihrer Kunden: <von der Straße, aus dem Netz oder durch Empfehlung|aus dem Netz oder durch Empfehlung>?',
      'Machen Sie das <heute|zurzeit> selbst, oder macht das <eine Agentur|jemand von außen>?',
      'Wann haben Sie daran zuletzt etwas geändert: dieses Jahr oder <früher|vor längerer Zeit>?',
    ],
  },
  people: {
    what: 'Personal und Weiterbildung',
    effects: [
      'neue Leute schneller zurechtkommen',
      'Wissen im Haus bleibt, auch wenn jemand geht',
      'eine Lücke gefüllt ist, bevor sie wehtut',
    ],
    moments: ['wenn die nächste Person anfängt', 'in der Urlaubszeit', 'wenn jemand geht'],
    asks: [
      'Machen Sie das <heute|zurzeit> selbst oder mit jemandem von außen?',
      'Wann planen Sie so etwas: <am Jahresanfang|einmal im Jahr> oder wenn es ansteht?',
      'Um wie viele Personen <ginge es|würde es gehen>, ungefähr?',
    ],
  },
  advice: {
    what: 'Beratung und Finanzen',
    effects: [
      'Sie selbst eine Sache weniger im Auge behalten müssen',
      'die Unterlagen in Ordnung sind, wenn jemand danach fragt',
      'ein Risiko bekannt ist, bevor es Geld kostet',
    ],
    moments: ['am Jahresende', 'wenn jemand die Unterlagen sehen will', 'in der nächsten Prüfung'],
    asks: [
      'Haben Sie dafür <schon|heute> jemanden, ja oder nein?',
      'Wann sehen Sie sich das <wieder an|das nächste Mal an>: dieses Jahr oder später?',
      'Wird das <bei Ihnen|vor Ort> entschieden oder <an anderer Stelle|in einer Zentrale>?',
    ],
  },
  telecom: {
    what: 'Geräte und Anschlüsse',
    effects: [
      'ein Anruf oder eine Bestellung beim ersten Mal durchkommt',
      'niemand auf ein Gerät warten muss',
      'eine Rechnung an die Stelle mehrerer tritt',
    ],
    moments: [
      'an dem Tag, an dem alle anrufen',
      'wenn ein Kunde in der Leitung ist',
      'auf der nächsten Rechnung',
    ],
    asks: [
      'Wann läuft Ihr jetziger Vertrag <aus|ab>, ungefähr?',
      'Wie viele Geräte sind bei Ihnen <im Einsatz|in Gebrauch>, ungefähr?',
      'Kümmert sich <im Haus|bei Ihnen> jemand darum, oder läuft das nebenbei?',
    ],
  },
  food: {
    what: 'Lebensmittel und Getränke',
    effects: [
      'Kunden wiederkommen und danach fragen',
      'eine Zeile auf der Bestellliste erledigt ist',
      'jede Lieferung schmeckt wie die vorige',
    ],
    asks: [
      'Kaufen Sie so etwas <beim Großhandel|über den Handel> oder direkt beim Erzeuger?',
      'Würde Ihnen eine Probe <weiterhelfen|beim Urteil helfen>, ja oder nein?',
      'Wie oft bestellen Sie: <wöchentlich, monatlich oder nach Bedarf|jede Woche oder seltener>?',
    ],
  },
  material: {
    what: 'Werkstoffe',
    effects: [
      'es länger dauert, bis wieder jemand hin muss',
      'bei der Arbeit weniger verloren geht',
      'das Ergebnis jedes Mal gleich ist',
    ],
    moments: ['beim nächsten Auftrag', 'wenn die nächste Bestellung ansteht', 'in einem Jahr'],
    asks: [
      'Was verwenden Sie dafür <heute|zurzeit>?',
      'Bestellen Sie je Auftrag, <oder halten Sie ein Lager|oder auf Lager>?',
      'Wie viel davon brauchen Sie im Monat, <ungefähr|ganz grob>?',
    ],
  },
  machine: {
    what: 'Maschinen und Werkzeug',
    effects: [
      'die gleiche Arbeit weniger Schritte braucht',
      'eine Maschine seltener steht',
      'der schwere Teil der Arbeit leichter wird',
    ],
    asks: [
      'Steht <dieses Jahr|demnächst> eine neue Maschine an, ja oder nein?',
      'Warten Sie Ihre Maschinen selbst, <oder macht das jemand für Sie|oder eine Firma>?',
      'Wie alt ist das, womit Sie <heute|zurzeit> arbeiten, ungefähr?',
    ],
  },
  other: {
    what: '',
    effects: [
      'etwas leichter wird, das jede Woche ansteht',
      'jemand im Team wieder etwas Zeit hat',
      'einfach erledigt wird, was heute liegen bleibt',
    ],
    asks: [
      'Ist das für Sie <dieses Jahr|zurzeit> ein Thema, ja oder nein?',
      'Haben Sie so etwas <schon|bereits>, <ja oder nein|oder noch nicht>?',
      'Ist das etwas für <dieses Jahr|jetzt>, für später oder gar nicht?',
    ],
  },
}
