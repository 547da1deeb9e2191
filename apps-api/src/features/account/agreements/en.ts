import type { AgreementTexts } from './agreement.js';

/** The agreements of registration, in the language of the file's name. */
export const en: AgreementTexts = {
  terms: {
    name: 'Terms of use',
    text: 'I am over 18 and accept the terms of use. I will add only my own children under 18 or people I am legally responsible for, and I will tell each of them that their device is monitored.',
  },
  privacy: {
    name: 'Privacy',
    text: 'I understand that, to provide the service, Ostoja stores my account details and what the connected devices report, that only I can see it, and that I can delete it at any time.',
  },
  marketing: {
    name: 'News',
    text: 'I would like to receive news and offers by e-mail. I can withdraw this consent at any time.',
  },
};
