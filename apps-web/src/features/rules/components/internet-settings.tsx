import { isWindows } from '@ostoja/domain';
import { Banner, Card, Checkbox, Link, Switch, TextArea } from '@ostoja/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useMessages, type MessageId } from '../../../i18n/index.js';
import { saveDelay, SaveStatus } from '../../../saving/index.js';
import type { Device } from '../../../session/index.js';
import { deviceName } from '../../family/index.js';
import { useSavedSettings, type Settings, type SettingsPatch } from '../api/use-saved-settings.js';
import { useSiteLists } from '../api/use-site-lists.js';
import { RuleReach } from './rule-reach.js';
import { RulesComing } from './rules-coming.js';

/** A rule that is on or off. */
type InternetRule =
  | 'whiteListOnly'
  | 'blockErotic'
  | 'blockOffensive'
  | 'blockFileSites'
  | 'blockVideo'
  | 'blockSocial'
  | 'blockDoc'
  | 'blockExe'
  | 'excludeYT';

const contentRules: readonly InternetRule[] = [
  'blockErotic',
  'blockOffensive',
  'blockFileSites',
  'blockVideo',
  'blockSocial',
];

/** What only the agent of a Windows computer can do (panel spec §2). */
const windowsRules: readonly InternetRule[] = ['excludeYT', 'blockDoc', 'blockExe'];

/** The longest message that a blocked page can show. */
const maxMessageLength = 2000;

/** Internet → Settings: what is blocked whatever the lists say, and what a blocked page tells the child (panel spec §2). */
export function InternetSettings({ profile, device }: { readonly profile: number; readonly device: Device }) {
  const { t } = useMessages();
  const { settings, error, isValidating, reload, save, stage, retry } = useSavedSettings(profile, device.id);
  const { lists } = useSiteLists(profile, device.id);
  if (!settings) {
    return <RulesComing failure={error} retrying={isValidating} onRetry={() => void reload()} />;
  }
  const change = (patch: SettingsPatch) => save(patch, saveDelay.switch);
  return (
    <div className="grid items-start gap-3.5 lg:grid-cols-2">
      <Card title={t('rules.internet.content')}>
        <Rules names={contentRules} settings={settings} onChange={change} />
        {isWindows(device) && (
          <div className="mt-3 border-t border-line pt-3">
            <h3 className="text-sm font-medium text-ink-2">{t('rules.internet.windows')}</h3>
            <Rules names={windowsRules} settings={settings} onChange={change} />
          </div>
        )}
      </Card>
      <div className="grid min-w-0 gap-3.5">
        <Card title={t('rules.sites.whiteList')}>
          <Rules names={['whiteListOnly']} settings={settings} onChange={change} />
          {settings.whiteListOnly && lists?.whiteList.length === 0 && (
            <Banner
              tone="look"
              className="mt-2"
              action={
                <Link asChild>
                  <RouterLink to="/panel/internet/white-black-list">
                    {t('rules.internet.to-lists')}
                  </RouterLink>
                </Link>
              }
            >
              {t('rules.internet.nothing-opens')}
            </Banner>
          )}
        </Card>
        <Card title={t('rules.internet.message')}>
          <BlockMessage settings={settings} onChange={change} />
        </Card>
        <Card title={t('rules.state.name')}>
          <RuleReach device={device} name={deviceName(device)} stage={stage} />
          <SaveStatus className="mt-2" stage={stage} onRetry={retry} />
        </Card>
      </div>
    </div>
  );
}

interface PartProps {
  readonly settings: Settings;
  readonly onChange: (patch: SettingsPatch) => void;
}

function Rules({ names, settings, onChange }: PartProps & { readonly names: readonly InternetRule[] }) {
  const { t } = useMessages();
  return names.map((name) => (
    <Checkbox
      key={name}
      label={t(`rules.internet.${name}` satisfies MessageId)}
      hint={t(`rules.internet.hint.${name}` satisfies MessageId)}
      checked={settings[name]}
      onCheckedChange={(checked) => onChange({ [name]: checked })}
    />
  ));
}

/** What the child reads on a blocked page: our words, or the parent's own. */
function BlockMessage({ settings, onChange }: PartProps) {
  const { t } = useMessages();
  return (
    <div className="grid gap-2">
      <Switch
        label={t('rules.internet.own-message')}
        checked={settings.customMsgOn}
        onCheckedChange={(customMsgOn) => onChange({ customMsgOn })}
      />
      <TextArea
        label={t('rules.internet.message-text')}
        hint={t('rules.internet.message-hint')}
        rows={4}
        maxLength={maxMessageLength}
        disabled={!settings.customMsgOn}
        value={settings.customMsg}
        onValueChange={(customMsg) => onChange({ customMsg })}
      />
    </div>
  );
}
