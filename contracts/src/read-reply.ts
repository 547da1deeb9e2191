import type { ReplyEnvelope } from './envelope.js';
import { statuses } from './statuses.js';

/**
 * Reads the body of an answer, or gives null when it is none. It takes what the `replyEnvelope` schema takes; it is
 * written by hand so that a browser needs no schemas to understand a server.
 */
export function readReply(body: unknown): ReplyEnvelope | null {
  if (!isRecord(body)) return null;
  const { status: word, code, data, requestId, paths } = body;
  const status = statuses.find((one) => one === word);
  if (status === undefined || !isInteger(code)) return null;
  if (requestId !== undefined && typeof requestId !== 'string') return null;
  if (paths !== undefined && !isTexts(paths)) return null;
  return {
    status,
    code,
    ...(data === undefined ? {} : { data }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(paths === undefined ? {} : { paths }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
