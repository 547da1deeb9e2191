import { type Data, poll } from '@ostoja/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { Signals } from '../../platform/signals/signals.js';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { deviceTopic, RuleVersions } from '../rules/index.js';
import { DeviceCommands } from './device-commands.js';
import { writeReport } from './device-reports.js';

/** How often a waiting device's call looks at the database, for news that came in at another node. */
const LOOK_MILLISECONDS = 1000;

/**
 * Writes down what the device says of itself, then waits until there is a command for it or a rule version that
 * it has not received, at most `wait` seconds.
 */
@Handles(poll)
export class Poll {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly signals: Signals,
    private readonly versions: RuleVersions,
    private readonly commands: DeviceCommands,
  ) {}

  async run({ device, hangUp }: Caller<typeof poll>, report: Data<typeof poll>) {
    await writeReport(this.database.manager, device, report, this.clock.now());
    const deadline = performance.now() + report.wait * 1000;
    for (;;) {
      const left = deadline - performance.now();
      const rung = this.signals.wait(
        deviceTopic(device.deviceId),
        Math.max(0, Math.min(left, LOOK_MILLISECONDS)),
        hangUp.signal,
      );
      const commands = await this.commands.open(device);
      const rulesVersion = await this.versions.newest(device);
      const news = commands.length > 0 || rulesVersion > report.rules.received;
      if (news || left <= 0 || hangUp.signal.aborted || this.signals.closed)
        return { commands, rulesVersion };
      await rung;
    }
  }
}
