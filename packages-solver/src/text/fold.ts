/** Lower case without diacritics: `Rozwiąż ŁATWE` becomes `rozwiaz latwe`. Superscripts and other signs stay. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');
}
