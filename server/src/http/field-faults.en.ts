/**
 * What schemas of the contract and the server itself say of a field, in English, by the German sentence; `#` stands for a number, of
 * which both languages have the same in one order.
 */
export const faultsInEnglish: Readonly<Record<string, string>> = {
  'Beschreibung muss mindestens # Zeichen haben': 'Description must have at least # characters',
  'Bitte begründe das kurz': 'Please give a short reason',
  'Bitte begründe die Entscheidung kurz': 'Please give a short reason for the decision',
  'Bitte beschreib dein Anliegen in mindestens # Zeichen': 'Please describe your request in at least # characters',
  'Bitte beschreibe es in mindestens # Zeichen': 'Please describe it in at least # characters',
  'Bitte beschreibe in mindestens # Zeichen, was dich stört':
    'Please describe what bothers you in at least # characters',
  'Bitte beschreibe in mindestens # Zeichen, was passiert ist':
    'Please describe what happened in at least # characters',
  'Bitte gib an, wo ihr euch trefft': 'Please say where you are going to meet',
  'Bitte gib ein gültiges Datum an': 'Please enter a valid date',
  'Bitte gib ein gültiges Jahr an': 'Please enter a valid year',
  'Bitte gib eine gültige E-Mail-Adresse ein': 'Please enter a valid email address',
  'Bitte gib eine gültige URL ein': 'Please enter a valid URL',
  'Bitte gib einen Text ein': 'Please enter a text',
  'Bitte gib nur den Namen an: in einer Zeile, ohne Adressen und ohne unsichtbare oder fremde Zeichen':
    'Please enter only the name: on one line, without addresses and without invisible or foreign characters',
  'Bitte höchstens # Zeichen': 'Please use # characters at most',
  'Bitte höchstens # Zeiten': 'Please suggest no more than # times',
  'Bitte höchstens acht Stunden': 'Please choose eight hours at most',
  'Bitte jedes nur einmal': 'Please choose each only once',
  'Bitte mindestens # Minuten': 'Please choose at least # minutes',
  'Bitte nenne das Match, zu dem die Nachricht gehört': 'Please name the match that the message belongs to',
  'Bitte nenne entweder das Match oder den Austausch': 'Please name either the match or the exchange',
  'Bitte nimm # bis # Zeichen: kleine Buchstaben ohne Umlaute, Ziffern und einzelne Bindestriche dazwischen':
    'Please use # to # characters: lower-case letters without accents, digits and single hyphens between them',
  'Bitte schlag mindestens eine Zeit vor': 'Please suggest at least one time',
  'Bitte schreib dem Betrieb kurz, warum': 'Please tell the business briefly why',
  'Bitte schreib erst etwas': 'Please write something first',
  'Das ist Google zu lang: Umlaute und Emojis zählen dort mehrfach. Bitte kürze ein wenig.':
    'That is too long for Google: accented letters and emojis count more than once there. Please shorten it a little.',
  'Bitte wähle # bis # Sterne': 'Please choose # to # stars',
  'Bitte wähle aus der Liste': 'Please choose from the list',
  'Bitte wähle eine Branche': 'Please choose an industry',
  'Bitte wähle einen Grund': 'Please choose a reason',
  'Bitte wähle mindestens eine Plattform': 'Please choose at least one platform',
  'Bitte wähle mindestens eine Sprache': 'Please choose at least one language',
  'Der Text enthält unzulässige Zeichen': 'The text contains characters that are not allowed',
  'Diese Seite der Liste gibt es nicht': 'This page of the list does not exist',
  'Domain ist erforderlich (z.B. meine-firma.de)': 'Domain is required (e.g. my-company.com)',
  'Firmenname muss mindestens # Zeichen haben': 'Company name must have at least # characters',
  'Kurzlinks verraten nicht, wohin sie führen. Öffne den Link und kopiere die Adresse, die dann im Browser steht.':
    'Short links do not reveal where they lead. Open the link and copy the address that your browser then shows.',
  'Mehr als # Besonderheiten passen nicht': 'There is no room for more than # special features',
  'Nachname muss mindestens # Zeichen haben': 'Last name must have at least # characters',
  'Standort/PLZ ist erforderlich': 'Location/postcode is required',
  'Vorname muss mindestens # Zeichen haben': 'First name must have at least # characters',
  'Worum geht es? Bitte mindestens # Zeichen': 'What is it about? Please use at least # characters',
  'Zielgruppe ist erforderlich': 'Target group is required',
};
