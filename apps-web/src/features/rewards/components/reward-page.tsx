import { cleanQueryCode } from '@ostoja/domain';
import { Button } from '@ostoja/ui';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { T, useMessages } from '../../../i18n/index.js';
import { PublicPage } from '../../../layout/public-page.js';
import { useSession } from '../../../session/index.js';
import { storedRewardId, storedRewardResult } from '../../../storage/values.js';
import { useStoredValue } from '../../../storage/stored-value.js';

/**
 * /reward: the code of the address (`r`), held in this browser so that it outlives a sign-in (panel spec §2). Redeeming
 * is not there yet, so a signed-in parent reads that the code is kept and can put it away (decision 0130).
 */
export function RewardPage() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { state } = useSession();
  const held = useStoredValue(storedRewardId);
  const [query] = useSearchParams();
  const code = cleanQueryCode(query.get('r')) ?? held;

  useEffect(() => {
    if (code !== null) storedRewardId.set(code);
  }, [code]);

  const close = () => {
    storedRewardId.set(null);
    storedRewardResult.set(null);
    void navigate('/', { replace: true });
  };

  if (code === null) {
    return (
      <PublicPage title="rewards.reward.title" lead={t('rewards.reward.none')}>
        <Button asChild size="lg" fullWidth>
          <Link to="/">
            <T id="app.go-home" />
          </Link>
        </Button>
      </PublicPage>
    );
  }
  const signedIn = state.kind === 'signed-in';
  return (
    <PublicPage
      title="rewards.reward.title"
      lead={t(signedIn ? 'rewards.reward.not-yet' : 'rewards.reward.sign-in-first')}
    >
      <p className="rounded-md border border-line bg-sunken p-4 text-center">
        <span className="block text-sm text-ink-2">
          <T id="rewards.reward.code" />
        </span>
        <strong data-slot="reward-code" className="text-lg font-semibold [overflow-wrap:anywhere]">
          {code}
        </strong>
      </p>
      {signedIn ? (
        <div className="grid gap-2">
          <Button asChild size="lg" fullWidth>
            <Link to="/panel">
              <T id="rewards.reward.to-panel" />
            </Link>
          </Button>
          <Button variant="ghost" fullWidth onClick={close}>
            <T id="rewards.reward.close" />
          </Button>
        </div>
      ) : (
        <Button asChild size="lg" fullWidth>
          <Link to="/login">
            <T id="rewards.reward.get" />
          </Link>
        </Button>
      )}
    </PublicPage>
  );
}
