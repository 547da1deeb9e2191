import { type Data, setApps } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { AppRuleRepository } from './app-rule.repository.js';

/** Saves what a parent allows of apps, and wakes the device. */
@Handles(setApps)
export class SetApps {
  constructor(private readonly rules: AppRuleRepository) {}

  async run({ device }: Caller<typeof setApps>, { data }: Data<typeof setApps>) {
    return { version: await this.rules.save(device, data) };
  }
}
