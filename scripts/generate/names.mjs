/**
 * The names that an action gives to its files and its class.
 * @param {string} name the wire name, for example `getTopDomains`
 * @returns {{ name: string, file: string, className: string }} `get-top-domains`, `GetTopDomains`
 * @throws {Error} when it is not a name of the wire
 */
export function namesOf(name) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(`an action's name is one word in camelCase, such as getTopDomains; "${name}" is not`);
  }
  // Capitals in a row are one word: getYT is get-yt.
  const file = name.replaceAll(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`);
  return { name, file, className: name[0].toUpperCase() + name.slice(1) };
}
