import { Button, Dialog, RadioGroup, TextField } from '@ostoja/ui';
import { Moon } from 'lucide-react';
import { useState } from 'react';
import { T, useMessages } from '../../../i18n/index.js';
import { useTimeWords, useTimeZone } from '../../../time/index.js';
import type { Settings, SettingsPatch } from '../api/use-saved-settings.js';
import { bedtimeOn, nightsOf, noBedtime, readMinutes, writeMinutes, type BedtimeNights } from '../one-tap.js';

interface BedtimeDialogProps {
  readonly name: string;
  readonly settings: Settings;
  /** Epoch seconds. */
  readonly now: number;
  readonly onChange: (patch: SettingsPatch, done: string) => void;
}

/** The bedtime of a child: its button says which one holds, its window changes it. */
export function BedtimeDialog({ name, settings, now, onChange }: BedtimeDialogProps) {
  const { t } = useMessages();
  const timeZone = useTimeZone();
  const { minuteOfDay: clock } = useTimeWords();
  const [open, setOpen] = useState(false);
  const nights = nightsOf(settings, now, timeZone);
  const times = { from: clock(settings.bedtimeFrom), to: clock(settings.bedtimeTo) };
  const change = (patch: SettingsPatch, done: string) => {
    setOpen(false);
    onChange(patch, done);
  };
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Moon aria-hidden />
        {nights ? t('rules.now.bedtime-set', { ...times, nights }) : t('rules.now.bedtime')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="sm"
        title={t('rules.bedtime.title', { name })}
        description={t('rules.bedtime.description')}
        closeLabel={t('app.close')}
      >
        <BedtimeForm name={name} settings={settings} nights={nights} now={now} onChange={change} />
      </Dialog>
    </>
  );
}

interface BedtimeFormProps extends BedtimeDialogProps {
  readonly nights: BedtimeNights | null;
}

function BedtimeForm({ name, settings, nights, now, onChange }: BedtimeFormProps) {
  const { t } = useMessages();
  const timeZone = useTimeZone();
  const { minuteOfDay: clock } = useTimeWords();
  const [from, setFrom] = useState(writeMinutes(settings.bedtimeFrom));
  const [to, setTo] = useState(writeMinutes(settings.bedtimeTo));
  const [chosen, setChosen] = useState<'tonight' | 'school' | 'every'>(
    nights === 'school' || nights === 'every' ? nights : 'tonight',
  );
  const bedtimeFrom = readMinutes(from);
  const bedtimeTo = readMinutes(to);
  const isSame = bedtimeFrom !== null && bedtimeFrom === bedtimeTo;
  const save = () => {
    if (bedtimeFrom === null || bedtimeTo === null || isSame) return;
    const patch = bedtimeOn(chosen, { bedtimeFrom, bedtimeTo }, now, timeZone);
    const words = { name, from: clock(bedtimeFrom), to: clock(bedtimeTo) };
    onChange(patch, t('rules.now.done.bedtime', words));
  };
  return (
    <form
      noValidate
      className="grid gap-4 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          type="time"
          label={t('rules.bedtime.from')}
          value={from}
          onValueChange={setFrom}
          error={bedtimeFrom === null ? t('rules.bedtime.no-time') : undefined}
        />
        <TextField
          type="time"
          label={t('rules.bedtime.to')}
          value={to}
          onValueChange={setTo}
          error={
            bedtimeTo === null
              ? t('rules.bedtime.no-time')
              : isSame
                ? t('rules.bedtime.same-time')
                : undefined
          }
        />
      </div>
      <RadioGroup
        label={t('rules.bedtime.nights')}
        value={chosen}
        onValueChange={(value) => setChosen(value === 'school' || value === 'every' ? value : 'tonight')}
        options={[
          { value: 'tonight', label: t('rules.bedtime.tonight') },
          { value: 'school', label: t('rules.bedtime.school'), hint: t('rules.bedtime.school-hint') },
          { value: 'every', label: t('rules.bedtime.every') },
        ]}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {nights && (
          <Button
            variant="ghost"
            onClick={() => onChange(noBedtime, t('rules.now.done.no-bedtime', { name }))}
          >
            <T id="rules.bedtime.remove" />
          </Button>
        )}
        <Button type="submit">
          <T id="rules.bedtime.save" />
        </Button>
      </div>
    </form>
  );
}
