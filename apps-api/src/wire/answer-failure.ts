import { HttpException } from '@nestjs/common';
import { Code, type ReplyEnvelope } from '@ostoja/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { drain } from './drain.js';

/**
 * Answers what never reached the dispatcher: a body that is no JSON (400), too large a body (413), an unknown
 * path (404), and our own faults (500, without detail).
 */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'fault');
  if (reply.sent) return;
  const body: ReplyEnvelope = { status: 'error', code: Code.BadRequest, requestId: request.id };
  const send = (): void => void reply.code(status).send(body);
  if (status === 413) void drain(request.raw).then(send);
  else send();
}

function statusOf(error: unknown): number {
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status !== 'number' || status < 400 || status > 599) return 500;
  // A body that is not JSON is not an envelope, whichever way the framework says so.
  return status === 415 ? 400 : status;
}
