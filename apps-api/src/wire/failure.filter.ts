import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure } from './answer-failure.js';

/** Answers what fails on the framework's own routes, and an unknown path. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerFailure(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
