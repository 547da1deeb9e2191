import { typeNotation } from './type-notation.mjs';

/** Stands at the top of every generated page. */
const generated =
  '<!-- Generated from the contracts by `npm run generate:reference`. Edit the contracts, not this page. -->';

const endpoints = {
  service: 'Cookie session. Body: `{ "action": name, "data": {…} }`.',
  agent:
    'For device agents: `Authorization: Bearer <device token>`. Body: `{ "action": name, "data": {…} }`.',
};

/**
 * The page that lists every action of the wire.
 * @param {import('./describe-contracts.mjs').Described[]} actions
 */
export function actionsPage(actions) {
  const channels = Object.keys(endpoints);
  const list = (channel) =>
    actions
      .filter((action) => action.channel === channel)
      .map(({ name, summary }) => `- [\`${name}\`](#${name.toLowerCase()}): ${summary}`)
      .join('\n');
  const contents = channels.map(
    (channel) => `**\`POST /${channel}\`** ${endpoints[channel]}\n\n${list(channel)}`,
  );
  return [
    generated,
    '# Actions',
    'Every answer is `{ "status", "code", "data" }`. Beside the codes named here, any action answers ' +
      '[`BadRequest`](codes.md) (-1) to data that does not fit, and one that needs a session answers status `login` ' +
      'with `Unauthorized` (3) without it. An *extension* is an action that the specification does not list.',
    ...contents,
    ...actions.map(actionSection),
    '',
  ].join('\n\n');
}

function actionSection(action) {
  const facts = [
    `- Endpoint: \`POST /${action.channel}\`${action.extension ? ' · *extension*' : ''}`,
    `- Who: ${action.access}`,
    `- Codes: ${action.codes.length === 0 ? 'none of its own' : action.codes.map((code) => `\`${code}\``).join(', ')}`,
    ...(action.limits.length === 0 ? [] : [`- Limits: ${action.limits.join('; ')}`]),
    `- JSON Schema: [${action.channel}/${action.name}.json](schemas/${action.channel}/${action.name}.json)`,
  ];
  return [
    `## ${action.name}`,
    `${action.summary}.`,
    facts.join('\n'),
    `\`\`\`ts\ndata: ${typeNotation(action.data)}\nreply: ${typeNotation(action.reply)}\n\`\`\``,
  ].join('\n\n');
}

/**
 * The page that lists the response codes and who answers them.
 * @param {Record<string, number>} codes
 * @param {Record<string, string>} meanings
 * @param {import('./describe-contracts.mjs').Described[]} actions
 */
export function codesPage(codes, meanings, actions) {
  const rows = Object.entries(codes).map(([name, number]) => {
    const users = actions
      .filter((action) => action.codes.includes(name))
      .map((action) => `\`${action.name}\``);
    return `| ${number} | \`${name}\` | ${meanings[name]} | ${users.join(', ')} |`;
  });
  return `${generated}\n\n# Codes\n\n| code | name | meaning | answered by |\n| ---: | --- | --- | --- |\n${rows.join('\n')}\n`;
}
