import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { FamilyModule } from '../family/index.js';
import { RulesModule } from '../rules/index.js';
import { StoreCommandResult } from './command-result.action.js';
import { DeviceCommands } from './device-commands.js';
import { EnableDisable } from './enable-disable.action.js';
import { Enrol } from './enrol.action.js';
import { Poll } from './poll.action.js';
import { Rules } from './rules.action.js';
import { StoreScreen } from './screen.action.js';
import { ScreenStore } from './screens/screen-store.js';
import { Sync } from './sync.action.js';

/** The gateway of devices: joining, reporting, rules, commands and their answers. */
@Module({
  imports: [AccountModule, FamilyModule, RulesModule],
  providers: [
    DeviceCommands,
    EnableDisable,
    Enrol,
    Poll,
    Rules,
    ScreenStore,
    StoreCommandResult,
    StoreScreen,
    Sync,
  ],
})
export class AgentsModule {}
