import type { Contact } from './api/use-contacts.js';
import { numberKey } from './phone-number.js';

/** Finds who a number belongs to. */
export type NameOf = (number: string) => string | null;

/** A phone book by number. Of two contacts with one number the first stands; the lists' names are a help, not a proof. */
export function namesByNumber(contacts: readonly Contact[]): NameOf {
  const names = new Map<string, string>();
  for (const { name, text, text2 } of contacts) {
    if (name.trim() === '') continue;
    for (const number of [text, text2]) {
      const key = numberKey(number);
      if (key !== null && !names.has(key)) names.set(key, name);
    }
  }
  return (number) => {
    const key = numberKey(number);
    return key === null ? null : (names.get(key) ?? null);
  };
}

/** The contacts whose name, number or note holds the text; accents, case and a number's spaces do not matter. */
export function findContacts(contacts: readonly Contact[], text: string): readonly Contact[] {
  const wanted = plain(text);
  if (wanted === '') return contacts;
  const digits = /[^\d\s+()-]/.test(text) ? '' : text.replace(/\D/g, '');
  return contacts.filter(
    (contact) =>
      [contact.name, contact.text, contact.text2].some((part) => plain(part).includes(wanted)) ||
      (digits !== '' &&
        [contact.text, contact.text2].some((part) => part.replace(/\D/g, '').includes(digits))),
  );
}

function plain(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd');
}
