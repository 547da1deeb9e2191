import { Controller, Get, Header, HttpCode, HttpException } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** Tells whether the service can do its work now: the database answers. */
export abstract class Readiness {
  /** @throws when the service is not ready. */
  abstract check(): Promise<void>;
}

/** What a supervisor and a load balancer ask. */
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  /** The process lives. */
  @Get('healthz')
  @HttpCode(200)
  health(): { status: string } {
    return { status: 'OK' };
  }

  /** The process can serve; 503 while it cannot. */
  @Get('readyz')
  async ready(): Promise<{ status: string }> {
    await this.readiness.check().catch(() => {
      throw new HttpException({ status: 'error' }, 503);
    });
    return { status: 'OK' };
  }

  /** Prometheus text. */
  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  text(): string {
    return this.metrics.text();
  }
}
