import { cleanQueryCode } from '@ostoja/domain';
import { Button } from '@ostoja/ui';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { T, useMessages } from '../../../i18n/index.js';
import { CheckingPage } from '../../../layout/checking-page.js';
import { PublicPage } from '../../../layout/public-page.js';
import { useSession } from '../../../session/index.js';
import { useStoredValue } from '../../../storage/stored-value.js';
import { storedRewardId, storedRewardResult } from '../../../storage/values.js';
import { readResult } from '../reward-result.js';
import { RedeemForm } from './redeem-form.js';
import { RewardCode } from './reward-code.js';
import { RewardResultPage } from './reward-result-page.js';

/**
 * /reward: the code of the address (`r`), held in this browser so that it outlives a sign-in, the button that redeems
 * it, and what came of it, until that is closed (panel spec §2 and §4, decision 0130).
 */
export function RewardPage() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { state } = useSession();
  const held = useStoredValue(storedRewardId);
  const kept = useStoredValue(storedRewardResult);
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
  if (state.kind === 'checking') return <CheckingPage />;
  const signedIn = state.kind === 'signed-in';
  const result = signedIn ? readResult(code, kept) : null;
  if (result) return <RewardResultPage result={result} onClose={close} />;
  return (
    <PublicPage
      title="rewards.reward.title"
      lead={t(signedIn ? 'rewards.reward.ready' : 'rewards.reward.sign-in-first')}
    >
      <RewardCode code={code} />
      {signedIn ? (
        <RedeemForm code={code} onClose={close} />
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
