import type { AgreementTexts } from './agreement.js';

/** The agreements of registration, in the language of the file's name. */
export const pl: AgreementTexts = {
  terms: {
    name: 'Regulamin',
    text: 'Mam ukończone 18 lat i akceptuję regulamin. Będę dodawać tylko własne dzieci poniżej 18 lat lub osoby, za które odpowiadam prawnie, i poinformuję każdą z nich, że jej urządzenie jest monitorowane.',
  },
  privacy: {
    name: 'Prywatność',
    text: 'Wiem, że aby świadczyć usługę, Ostoja przechowuje dane mojego konta oraz to, co zgłaszają podłączone urządzenia, że widzę je tylko ja i że mogę je w każdej chwili usunąć.',
  },
  marketing: {
    name: 'Wiadomości',
    text: 'Chcę otrzymywać e-mailem nowości i oferty. Tę zgodę mogę wycofać w dowolnym momencie.',
  },
};
