/**
 * Writes a JSON Schema the way a TypeScript reader expects: `{ name: string ≤ 64; devices: { … }[] }`.
 * @param {object} schema what `z.toJSONSchema` gives
 * @param {string} [indent] the indentation of the line that it begins on
 * @returns {string}
 */
export function typeNotation(schema, indent = '') {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => typeNotation(choice, indent)).join(' | ');
  switch (schema.type) {
    case 'object':
      return objectNotation(schema, indent);
    case 'array':
      return arrayNotation(schema, indent);
    case 'integer':
    case 'number':
      return `${schema.type}${range(lowest(schema), highest(schema))}`;
    case 'string':
      return `string${range(schema.minLength, schema.maxLength)}`;
    default:
      return schema.type ?? 'anything';
  }
}

function objectNotation({ properties = {}, required = [], additionalProperties }, indent) {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, value]) => {
    const mark = required.includes(name) ? '' : '?';
    const fallback = 'default' in value ? ` = ${JSON.stringify(value.default)}` : '';
    return `${inner}${name}${mark}: ${typeNotation(value, inner)}${fallback};`;
  });
  if (additionalProperties && typeof additionalProperties === 'object') {
    lines.push(`${inner}[name: string]: ${typeNotation(additionalProperties, inner)};`);
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function arrayNotation({ items, prefixItems, minItems, maxItems }, indent) {
  if (prefixItems) return `[${prefixItems.map((item) => typeNotation(item, indent)).join(', ')}]`;
  const item = typeNotation(items ?? {}, indent);
  const grouped = /[ |]/.test(item) && !item.startsWith('{') ? `(${item})` : item;
  return `${grouped}[]${range(minItems, maxItems)}`;
}

/** The bounds that every safe integer has say nothing, so they are left out. */
const lowest = ({ minimum, exclusiveMinimum }) =>
  exclusiveMinimum === undefined
    ? minimum > Number.MIN_SAFE_INTEGER
      ? minimum
      : undefined
    : exclusiveMinimum + 1;
const highest = ({ maximum, exclusiveMaximum }) =>
  exclusiveMaximum === undefined
    ? maximum < Number.MAX_SAFE_INTEGER
      ? maximum
      : undefined
    : exclusiveMaximum - 1;

function range(low, high) {
  if (low !== undefined && high !== undefined) return low === high ? ` ${low}` : ` ${low}…${high}`;
  if (low !== undefined) return ` ≥ ${low}`;
  return high === undefined ? '' : ` ≤ ${high}`;
}
