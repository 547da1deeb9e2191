import { Module, type OnModuleInit } from '@nestjs/common';
import { Purge, Retention } from '../../platform/jobs/index.js';
import { AccountModule } from '../account/index.js';
import { FamilyModule } from '../family/index.js';
import { RulesModule } from '../rules/index.js';
import { AddLocationPhone } from './add-location-phone.action.js';
import { StoreCommandResult } from './command-result.action.js';
import { DeviceCommands } from './device-commands.js';
import { EnableDisable } from './enable-disable.action.js';
import { Enrol } from './enrol.action.js';
import { BatchStore } from './ingest/batch-store.js';
import { NewDevices } from './new-devices.js';
import { Poll } from './poll.action.js';
import { Rules } from './rules.action.js';
import { StoreScreen } from './screen.action.js';
import { ScreenFiles } from './screens/screen-files.js';
import { ScreenStore } from './screens/screen-store.js';
import { storedTelemetry } from './stored-telemetry.js';
import { Sync } from './sync.action.js';
import { TelemetryRetention } from './telemetry-retention.js';
import { TrackerReports } from './trackers/tracker-reports.js';
import { TrackerRoutes } from './trackers/tracker.routes.js';

/** The gateway of devices: joining, reporting, rules, commands and their answers. */
@Module({
  imports: [AccountModule, FamilyModule, RulesModule],
  providers: [
    AddLocationPhone,
    BatchStore,
    DeviceCommands,
    EnableDisable,
    Enrol,
    NewDevices,
    Poll,
    Rules,
    ScreenFiles,
    ScreenStore,
    StoreCommandResult,
    StoreScreen,
    Sync,
    TelemetryRetention,
    TrackerReports,
    TrackerRoutes,
  ],
  exports: [DeviceCommands, ScreenFiles],
})
export class AgentsModule implements OnModuleInit {
  constructor(
    private readonly purge: Purge,
    private readonly retention: Retention,
    private readonly telemetry: TelemetryRetention,
  ) {}

  onModuleInit(): void {
    this.purge.register(storedTelemetry);
    this.retention.register('telemetry', () => this.telemetry.run());
  }
}
