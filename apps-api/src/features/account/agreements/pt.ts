import type { AgreementTexts } from './agreement.js';

/** The agreements of registration, in the language of the file's name. */
export const pt: AgreementTexts = {
  terms: {
    name: 'Termos de utilização',
    text: 'Tenho mais de 18 anos e aceito os termos de utilização. Adicionarei apenas os meus próprios filhos menores de 18 anos ou pessoas pelas quais sou legalmente responsável, e informarei cada uma de que o seu dispositivo é monitorizado.',
  },
  privacy: {
    name: 'Privacidade',
    text: 'Compreendo que, para prestar o serviço, a Ostoja guarda os dados da minha conta e o que os dispositivos ligados comunicam, que só eu os posso ver e que os posso apagar a qualquer momento.',
  },
  marketing: {
    name: 'Novidades',
    text: 'Quero receber novidades e ofertas por e-mail. Posso retirar este consentimento a qualquer momento.',
  },
};
