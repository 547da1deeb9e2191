/** How many characters of a name are kept. */
const LONGEST = 190;

/** A name as the phone book is sorted by it: big and small letters alike, also those that SQLite can't fold. */
export function sortNameOf(name: string): string {
  // Some letters have more characters when they are small; half of a pair is no letter.
  return Array.from(name.toLowerCase()).slice(0, LONGEST).join('');
}
