/**
 * What the reference says about one action.
 * @typedef {object} Described
 * @property {string} name
 * @property {'service' | 'agent'} channel
 * @property {string} summary
 * @property {boolean} extension true when the specification does not list it
 * @property {string} access in words
 * @property {string[]} codes names in the catalogue
 * @property {string[]} limits in words
 * @property {object} data JSON Schema of what a caller sends
 * @property {object} reply JSON Schema of `data` in an OK answer
 */

/**
 * Reads the built contracts.
 * @param {typeof import('@ostoja/contracts')} contracts
 * @param {(schema: import('zod').ZodType, options: { io: 'input' | 'output' }) => object} toJsonSchema
 * @returns {Described[]} by channel, then by name
 */
export function describeContracts(contracts, toJsonSchema) {
  return [contracts.serviceActions, contracts.agentActions].flatMap((actions) =>
    actions
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((action) => ({
        name: action.name,
        channel: action.channel,
        summary: action.summary,
        extension: action.extension,
        access: accessInWords(action.access),
        codes: action.codes.map((code) => contracts.codeName(code)),
        limits: action.limits.map(limitInWords),
        data: toJsonSchema(action.data, { io: 'input' }),
        reply: toJsonSchema(action.reply, { io: 'output' }),
      })),
  );
}

/** @param {import('@ostoja/contracts').Access} access */
export function accessInWords(access) {
  const who = {
    anyone: 'anyone',
    account: 'a signed-in parent',
    profile: "a signed-in parent; `profile` is one of the account's",
    device: access.ofProfile
      ? "a signed-in parent; `device` is one of the account's, on `profile`"
      : "a signed-in parent; `device` is one of the account's",
    agent: "a device's own token",
  }[access.kind];
  if (!who) throw new Error(`the reference does not know the access rule "${access.kind}"`);
  return access.privilege ? `${who}; privilege \`${access.privilege}\`` : who;
}

/** @param {import('@ostoja/contracts').RateLimit} limit */
export function limitInWords({ by, count, seconds }) {
  const whose = typeof by === 'string' ? by : `value of \`${by.field}\``;
  return `${count} in ${seconds} s per ${whose}`;
}
