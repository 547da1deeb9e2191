import type { AgreementTexts } from './agreement.js';

/** The agreements of registration, in the language of the file's name. */
export const es: AgreementTexts = {
  terms: {
    name: 'Condiciones de uso',
    text: 'Soy mayor de 18 años y acepto las condiciones de uso. Solo añadiré a mis propios hijos menores de 18 años o a personas de las que soy legalmente responsable, e informaré a cada una de que su dispositivo está supervisado.',
  },
  privacy: {
    name: 'Privacidad',
    text: 'Entiendo que, para prestar el servicio, Ostoja guarda los datos de mi cuenta y lo que comunican los dispositivos conectados, que solo yo puedo verlo y que puedo borrarlo en cualquier momento.',
  },
  marketing: {
    name: 'Novedades',
    text: 'Quiero recibir novedades y ofertas por correo electrónico. Puedo retirar este consentimiento en cualquier momento.',
  },
};
