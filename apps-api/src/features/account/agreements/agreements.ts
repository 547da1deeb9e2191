import { defaultLanguage, isLanguage, type Language } from '@ostoja/domain';
import { type AgreementId, agreementIds, type AgreementTexts } from './agreement.js';
import { cz } from './cz.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { vn } from './vn.js';

const texts: Readonly<Record<Language, AgreementTexts>> = { cz, de, en, es, fr, it, pl, pt, ro, vn };

/** The optional agreement to receive news. */
export const MARKETING = 'marketing' satisfies AgreementId;

/** The agreements as the registration form shows them; an unknown language gets the default one. */
export function agreementsIn(language: string) {
  const known = texts[isLanguage(language) ? language : defaultLanguage];
  return (Object.keys(agreementIds) as AgreementId[]).map((id) => ({
    id,
    required: agreementIds[id] === 'required' ? ('1' as const) : ('0' as const),
    short_name: known[id].name,
    descr: known[id].text,
  }));
}
