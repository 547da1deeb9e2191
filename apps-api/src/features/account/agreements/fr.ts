import type { AgreementTexts } from './agreement.js';

/** The agreements of registration, in the language of the file's name. */
export const fr: AgreementTexts = {
  terms: {
    name: 'Conditions d’utilisation',
    text: 'J’ai plus de 18 ans et j’accepte les conditions d’utilisation. J’ajouterai uniquement mes propres enfants de moins de 18 ans ou des personnes dont je suis légalement responsable, et j’informerai chacune d’elles que son appareil est surveillé.',
  },
  privacy: {
    name: 'Confidentialité',
    text: 'Je comprends que, pour fournir le service, Ostoja conserve les données de mon compte et ce que transmettent les appareils connectés, que je suis la seule personne à les voir et que je peux les supprimer à tout moment.',
  },
  marketing: {
    name: 'Actualités',
    text: 'Je souhaite recevoir des actualités et des offres par e-mail. Je peux retirer ce consentement à tout moment.',
  },
};
