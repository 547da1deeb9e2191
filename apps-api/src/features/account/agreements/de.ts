import type { AgreementTexts } from './agreement.js';

/** The agreements of registration, in the language of the file's name. */
export const de: AgreementTexts = {
  terms: {
    name: 'Nutzungsbedingungen',
    text: 'Ich bin über 18 Jahre alt und stimme den Nutzungsbedingungen zu. Ich füge nur meine eigenen Kinder unter 18 Jahren oder Personen hinzu, für die ich rechtlich verantwortlich bin, und informiere jede von ihnen, dass ihr Gerät überwacht wird.',
  },
  privacy: {
    name: 'Datenschutz',
    text: 'Mir ist bekannt, dass Ostoja für den Dienst die Daten meines Kontos und die Meldungen der verbundenen Geräte speichert, dass nur ich sie sehe und dass ich sie jederzeit löschen kann.',
  },
  marketing: {
    name: 'Neuigkeiten',
    text: 'Ich möchte Neuigkeiten und Angebote per E-Mail erhalten. Diese Einwilligung kann ich jederzeit widerrufen.',
  },
};
