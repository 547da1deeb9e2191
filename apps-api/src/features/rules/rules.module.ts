import { Module, type OnModuleInit } from '@nestjs/common';
import { Purge } from '../../platform/jobs/index.js';
import { DayUseRepository } from './day-use.repository.js';
import { DeviceStateRepository } from './device-state.repository.js';
import { Explain } from './explain.action.js';
import { Explanations } from './explanations.js';
import { ListRepository } from './list.repository.js';
import { LoadLists } from './load-lists.action.js';
import { LoadSettings } from './load-settings.action.js';
import { RuleDocuments } from './rule-documents.js';
import { RuleVersions } from './rule-versions.js';
import { SaveLists } from './save-lists.action.js';
import { SaveSettings } from './save-settings.action.js';
import { SettingsRepository } from './settings.repository.js';

/** What a parent allows a device: settings and lists, their versions, the document made of them, and what follows. */
@Module({
  providers: [
    DayUseRepository,
    DeviceStateRepository,
    Explain,
    Explanations,
    ListRepository,
    LoadLists,
    LoadSettings,
    RuleDocuments,
    RuleVersions,
    SaveLists,
    SaveSettings,
    SettingsRepository,
  ],
  exports: [ListRepository, RuleDocuments, RuleVersions, SettingsRepository],
})
export class RulesModule implements OnModuleInit {
  constructor(private readonly purge: Purge) {}

  onModuleInit(): void {
    this.purge.register({
      tables: { device_list: 'device_id', device_rules: 'device_id', device_settings: 'device_id' },
    });
  }
}
