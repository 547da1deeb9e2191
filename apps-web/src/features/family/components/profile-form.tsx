import { checkProfile, isAvatar, maxProfileNameLength } from '@ostoja/domain';
import { AvatarPicker, Banner, Button, TextField } from '@ostoja/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.js';
import { useUser } from '../../../session/index.js';
import { useSaveProfile, type ProfileEntry } from '../api/use-save-profile.js';
import { familyFailure, isOverLimit } from '../family-failure.js';
import { useOverLimitNotice } from './over-limit.js';

interface ProfileFormProps {
  /** The profile to change; absent for a new one. */
  readonly profile?: { readonly id: number } & ProfileEntry;
  readonly submitLabel: string;
  /** Called once the profile is saved and the family read anew. */
  readonly onSaved: (id: number, name: string) => void;
  /** Called when the plan holds no more children, which a notice tells. */
  readonly onOverLimit?: () => void;
  /** Stands beside the submit button. */
  readonly beside?: ReactNode;
  /** A child's colour, for the faces. */
  readonly colour: 1 | 2 | 3 | 4;
}

/** A child's name and face. It submits only with both (panel spec §5). */
export function ProfileForm({
  profile,
  submitLabel,
  onSaved,
  onOverLimit,
  beside,
  colour,
}: ProfileFormProps) {
  const { t } = useMessages();
  const user = useUser();
  const tellOverLimit = useOverLimitNotice();
  const save = useSaveProfile(profile?.id ?? null);
  const [name, setName] = useState(profile?.name ?? '');
  const [img, setImg] = useState<number | null>(profile?.img ?? null);
  const [shown, setShown] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const problems = checkProfile({ name, img });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setShown(true);
    if (!problems.ok || img === null) return;
    setSaving(true);
    setFailure(null);
    try {
      const entry = { name: name.trim(), img };
      onSaved(await save(entry), entry.name);
    } catch (reason) {
      setSaving(false);
      if (isOverLimit(reason)) {
        tellOverLimit(reason);
        onOverLimit?.();
      } else setFailure(reason);
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {failure !== null && <Banner tone="stop">{familyFailure(failure, user, t)}</Banner>}
      <TextField
        label={t('family.profile.name')}
        value={name}
        onValueChange={setName}
        maxLength={maxProfileNameLength}
        autoComplete="off"
        error={shown && problems.name !== 'ok' ? t('form.required') : undefined}
      />
      <AvatarPicker
        label={t('family.profile.avatar')}
        boyLabel={t('family.profile.boy')}
        girlLabel={t('family.profile.girl')}
        value={isAvatar(img) ? img : null}
        onValueChange={setImg}
        colour={colour}
        error={shown && problems.img !== 'ok' ? t('form.select-required') : undefined}
      />
      <div className="flex flex-col-reverse gap-2 pb-3 sm:flex-row sm:justify-end">
        {beside}
        <Button type="submit" loading={saving}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
