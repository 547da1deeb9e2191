import { hasPrivilege, hasSettingsBlock } from '@ostoja/domain';
import { Card, ErrorState, Skeleton, Switch } from '@ostoja/ui';
import { failureMessage } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import { saveDelay, SaveStatus, type SaveStage } from '../../../saving/index.js';
import { useUser, type Device } from '../../../session/index.js';
import { deviceName } from '../../family/index.js';
import { useSavedSettings } from '../api/use-saved-settings.js';
import { RuleReach } from './rule-reach.js';

interface AppBlocksCardProps {
  readonly profile: number;
  readonly device: Device;
  /** What becomes of the other changes of the screen. */
  readonly stage: SaveStage;
}

/**
 * What is blocked of a device besides single apps: whatever app is installed next, and its own settings, which Windows
 * does not have (panel spec §6). Says how far all rules have come.
 */
export function AppBlocksCard({ profile, device, stage: others }: AppBlocksCardProps) {
  const { t } = useMessages();
  const { privileges } = useUser();
  const { settings, error, isValidating, reload, save, stage, retry } = useSavedSettings(profile, device.id);
  const canChange = hasPrivilege(privileges, 'saveSettings');
  const message = failureMessage(error);
  return (
    <Card title={t('rules.app-blocks.title')}>
      {error && !settings ? (
        <ErrorState
          title={t('rules.app-blocks.failed')}
          description={t(message.id, message.values)}
          onRetry={() => void reload()}
          retryLabel={t('app.retry')}
          retrying={isValidating}
        />
      ) : !settings ? (
        <div aria-busy>
          <span className="sr-only">{t('app.loading')}</span>
          <Skeleton lines={hasSettingsBlock(device) ? 4 : 2} />
        </div>
      ) : (
        <div className="grid gap-2">
          <Switch
            label={t('rules.app-blocks.new')}
            hint={t('rules.app-blocks.new-hint')}
            checked={settings.blockNewApps}
            disabled={!canChange}
            onCheckedChange={(on) => save({ blockNewApps: on }, saveDelay.switch)}
          />
          {hasSettingsBlock(device) && (
            <Switch
              label={t('rules.app-blocks.settings')}
              hint={t('rules.app-blocks.settings-hint')}
              checked={settings.blockSettings}
              disabled={!canChange}
              onCheckedChange={(on) => save({ blockSettings: on }, saveDelay.switch)}
            />
          )}
        </div>
      )}
      <RuleReach
        className="mt-3 border-t border-line pt-3"
        device={device}
        name={deviceName(device)}
        stage={isUnsaved(others) ? others : stage}
      />
      <SaveStatus stage={stage} onRetry={retry} className="-mb-2" />
    </Card>
  );
}

function isUnsaved(stage: SaveStage): boolean {
  return stage === 'waiting' || stage === 'saving' || stage === 'offline';
}
