import type { AgreementTexts } from './agreement.js';

/** The agreements of registration, in the language of the file's name. */
export const cz: AgreementTexts = {
  terms: {
    name: 'Podmínky užívání',
    text: 'Je mi více než 18 let a souhlasím s podmínkami užívání. Budu přidávat pouze vlastní děti mladší 18 let nebo osoby, za které ze zákona odpovídám, a každou z nich informuji, že je její zařízení sledováno.',
  },
  privacy: {
    name: 'Soukromí',
    text: 'Beru na vědomí, že Ostoja pro poskytování služby uchovává údaje mého účtu a to, co hlásí připojená zařízení, že je vidím jen já a že je mohu kdykoli smazat.',
  },
  marketing: {
    name: 'Novinky',
    text: 'Chci dostávat novinky a nabídky e-mailem. Tento souhlas mohu kdykoli odvolat.',
  },
};
