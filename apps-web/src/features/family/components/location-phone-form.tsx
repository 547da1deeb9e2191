import { Banner, Button, RadioGroup, TextField } from '@ostoja/ui';
import { useState, type FormEvent } from 'react';
import { T, useMessages } from '../../../i18n/index.js';
import { useUser } from '../../../session/index.js';
import { useAddLocationPhone, type PhoneEntry, type PhoneSetUp } from '../api/use-add-location-phone.js';
import { familyFailure, isOverLimit } from '../family-failure.js';
import { OverLimit } from './over-limit.js';

interface LocationPhoneFormProps {
  readonly profile: number;
  readonly onAdded: (setUp: PhoneSetUp) => void;
}

/** Asks what a phone without an agent is called and what it is, and adds it. */
export function LocationPhoneForm({ profile, onAdded }: LocationPhoneFormProps) {
  const { t } = useMessages();
  const user = useUser();
  const add = useAddLocationPhone(profile);
  const [friendlyName, setFriendlyName] = useState('');
  const [osName, setOsName] = useState<PhoneEntry['osName']>('iOS');
  const [shown, setShown] = useState(false);
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const name = friendlyName.trim();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setShown(true);
    if (name === '') return;
    setAdding(true);
    setFailure(null);
    try {
      onAdded(await add({ friendlyName: name, osName }));
    } catch (reason) {
      setFailure(reason);
      setAdding(false);
    }
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-2">
        <T id="family.location-phone.lead" />
      </p>
      {isOverLimit(failure) ? (
        <OverLimit failure={failure} />
      ) : (
        failure !== null && <Banner tone="stop">{familyFailure(failure, user, t)}</Banner>
      )}
      <TextField
        label={t('family.location-phone.name')}
        value={friendlyName}
        onValueChange={setFriendlyName}
        maxLength={64}
        autoComplete="off"
        error={shown && name === '' ? t('form.required') : undefined}
      />
      <RadioGroup
        label={t('family.location-phone.system')}
        value={osName}
        onValueChange={(value) => setOsName(value === 'Android' ? 'Android' : 'iOS')}
        options={[
          { value: 'iOS', label: 'iPhone' },
          { value: 'Android', label: 'Android' },
        ]}
      />
      <Button type="submit" className="justify-self-end" loading={adding}>
        <T id="family.location-phone.add" />
      </Button>
    </form>
  );
}
