import type { AgreementTexts } from './agreement.js';

/** The agreements of registration, in the language of the file's name. */
export const it: AgreementTexts = {
  terms: {
    name: 'Condizioni d’uso',
    text: 'Ho più di 18 anni e accetto le condizioni d’uso. Aggiungerò solo i miei figli minori di 18 anni o persone di cui sono legalmente responsabile, e informerò ciascuna di loro che il suo dispositivo è monitorato.',
  },
  privacy: {
    name: 'Privacy',
    text: 'Comprendo che, per fornire il servizio, Ostoja conserva i dati del mio account e ciò che i dispositivi collegati comunicano, che solo io posso vederli e che posso eliminarli in qualsiasi momento.',
  },
  marketing: {
    name: 'Novità',
    text: 'Desidero ricevere novità e offerte via e-mail. Posso revocare questo consenso in qualsiasi momento.',
  },
};
