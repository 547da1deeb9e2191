import { Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { AccessGate } from './access.js';
import { CallLimits } from './call-limits.js';
import { Dispatcher } from './dispatcher.js';
import { FailureFilter } from './failure.filter.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { ActionRegistry } from './registry.js';
import { WireController } from './wire.controller.js';

/** The wire. What it needs from outside (`Identities`, `CallCounter`, `WireSettings`, `Readiness`) is global. */
@Module({
  imports: [DiscoveryModule],
  controllers: [WireController, HealthController],
  providers: [
    AccessGate,
    ActionRegistry,
    CallLimits,
    Dispatcher,
    Metrics,
    { provide: APP_FILTER, useClass: FailureFilter },
  ],
})
export class WireModule {}
