import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { errorForLog } from './logging/index.js';

/** Nest's own lines, and those of its `Logger`, in the server's structured log. */
export class NestLogger implements LoggerService {
  constructor(private readonly lines: FastifyBaseLogger) {}

  private write(level: 'info' | 'error' | 'warn' | 'debug', message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const fields = typeof context === 'string' ? { context } : {};
    if (message instanceof Error)
      this.lines[level]({ ...fields, err: message }, errorForLog(message).message);
    else {
      const error = rest.find((one) => one instanceof Error);
      this.lines[level]({ ...fields, ...(error ? { err: error } : {}) }, String(message));
    }
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
}
