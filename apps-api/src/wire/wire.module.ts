import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { AccessGate } from './access.js';
import { CallLimits } from './call-limits.js';
import { Dispatcher } from './dispatcher.js';
import { FailureFilter } from './failure.filter.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { ActionRegistry } from './registry.js';
import { WireRoutes } from './wire.routes.js';

/** The wire. It stands below the features, so what it asks of them is bound from outside. */
@Module({})
export class WireModule {
  /** @param ports binds `Identities`, `CallCounter`, `WireSettings` and `Readiness` */
  static forRoot(ports: Required<Pick<ModuleMetadata, 'imports' | 'providers'>>): DynamicModule {
    return {
      module: WireModule,
      global: true,
      imports: [DiscoveryModule, ...ports.imports],
      controllers: [HealthController],
      providers: [
        AccessGate,
        ActionRegistry,
        CallLimits,
        Dispatcher,
        Metrics,
        WireRoutes,
        { provide: APP_FILTER, useClass: FailureFilter },
        ...ports.providers,
      ],
      // The gateway has doors that have no actions; their calls count, too.
      exports: [CallLimits, Metrics],
    };
  }
}
