import type { AgreementTexts } from './agreement.js';

/** The agreements of registration, in the language of the file's name. */
export const ro: AgreementTexts = {
  terms: {
    name: 'Termeni de utilizare',
    text: 'Am peste 18 ani și accept termenii de utilizare. Voi adăuga numai copiii mei sub 18 ani sau persoane pentru care răspund legal și o voi informa pe fiecare că dispozitivul său este monitorizat.',
  },
  privacy: {
    name: 'Confidențialitate',
    text: 'Înțeleg că, pentru a oferi serviciul, Ostoja păstrează datele contului meu și ceea ce raportează dispozitivele conectate, că numai eu le pot vedea și că le pot șterge oricând.',
  },
  marketing: {
    name: 'Noutăți',
    text: 'Doresc să primesc noutăți și oferte prin e-mail. Îmi pot retrage acest acord oricând.',
  },
};
