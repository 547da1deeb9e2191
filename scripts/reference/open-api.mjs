const channels = {
  service: { about: "The parents' endpoint", security: [{ session: [] }, {}] },
  agent: { about: "The devices' gateway", security: [{ deviceToken: [] }, {}] },
};

/**
 * The wire as an OpenAPI 3.1 document: one path for each endpoint, whose body is one of its actions.
 * @param {import('./describe-contracts.mjs').Described[]} actions
 * @param {string} version
 */
export function openApi(actions, version) {
  const schemas = Object.fromEntries(
    actions.flatMap((action) => [
      [requestName(action), requestSchema(action)],
      [replyName(action), withoutDialect(action.reply)],
    ]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Ostoja', version, description: 'Generated from the contracts.' },
    paths: Object.fromEntries(
      Object.entries(channels).map(([channel, about]) => [
        `/${channel}`,
        {
          post: operation(
            channel,
            about,
            actions.filter((action) => action.channel === channel),
          ),
        },
      ]),
    ),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'ostoja_session' },
        deviceToken: { type: 'http', scheme: 'bearer' },
      },
      schemas: { ...schemas, Failure: failure },
    },
  };
}

const requestName = ({ channel, name }) => `${channel}.${name}.request`;
const replyName = ({ channel, name }) => `${channel}.${name}.reply`;
const json = (schema) => ({ 'application/json': { schema } });
const reference = (name) => ({ $ref: `#/components/schemas/${name}` });

function operation(channel, { about, security }, actions) {
  const mapping = Object.fromEntries(
    actions.map((action) => [action.name, reference(requestName(action)).$ref]),
  );
  const failed = (description, headers) => ({
    description,
    ...(headers ? { headers } : {}),
    content: json(reference('Failure')),
  });
  return {
    operationId: channel,
    summary: about,
    security,
    requestBody: {
      required: true,
      content: json({
        oneOf: actions.map((action) => reference(requestName(action))),
        discriminator: { propertyName: 'action', mapping },
      }),
    },
    responses: {
      200: {
        description: 'The dispatcher answered; `data` is the reply of the action that was asked for',
        content: json({
          anyOf: [
            {
              type: 'object',
              required: ['status', 'code', 'data'],
              properties: {
                status: { const: 'OK' },
                code: { type: 'integer' },
                data: { anyOf: actions.map((action) => reference(replyName(action))) },
              },
            },
            reference('Failure'),
          ],
        }),
      },
      400: failed('The body is not an envelope'),
      403: failed('The request comes from another site'),
      413: failed('The body is too large'),
      429: failed('Over a limit', { 'Retry-After': { schema: { type: 'integer' }, description: 'seconds' } }),
      500: failed('Our own fault; the request id names it in the log'),
    },
  };
}

function requestSchema(action) {
  return {
    type: 'object',
    description: action.summary,
    required: ['action'],
    properties: { action: { const: action.name }, data: withoutDialect(action.data) },
  };
}

const failure = {
  type: 'object',
  required: ['status', 'code'],
  properties: {
    status: { enum: ['error', 'pending', 'login', 'offline'] },
    code: { type: 'integer' },
    data: {},
    requestId: { type: 'string' },
    paths: { type: 'array', items: { type: 'string' } },
  },
};

function withoutDialect(schema) {
  const { $schema: _dialect, ...rest } = schema;
  return rest;
}
