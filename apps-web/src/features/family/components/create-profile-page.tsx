import { Button } from '@ostoja/ui';
import { useNavigate } from 'react-router-dom';
import { T, useMessages } from '../../../i18n/index.js';
import { PublicPage } from '../../../layout/public-page.js';
import { useSelection } from '../../../session/index.js';
import { skipProfileCreator } from '../../../storage/values.js';
import { childColour } from '../child-colour.js';
import { ProfileForm } from './profile-form.js';

/** /account/create-profile: the first child, or "later" (panel spec §2). */
export function CreateProfilePage() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { profiles, select } = useSelection();
  const skip = () => {
    skipProfileCreator.set('1');
    void navigate('/', { replace: true });
  };
  return (
    <PublicPage title="family.create-profile.title" lead={<T id="family.create-profile.lead" />}>
      <ProfileForm
        colour={childColour(profiles, 0)}
        submitLabel={t('family.profile.submit')}
        onSaved={(id) => {
          select(id);
          void navigate('/', { replace: true });
        }}
        beside={
          <Button variant="ghost" onClick={skip}>
            <T id="family.create-profile.skip" />
          </Button>
        }
      />
    </PublicPage>
  );
}
