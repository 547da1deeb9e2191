import { addSite, checkSiteEntry, type SiteEntry } from '@ostoja/domain';
import { Button, TextField } from '@ostoja/ui';
import { useState, type ClipboardEvent, type FormEvent, type RefObject } from 'react';
import type { Message } from '../../../api/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import { otherList, type SiteChange, type SiteListName, type SiteLists } from '../site-change.js';
import { mostSites, splitEntries } from '../site-paste.js';
import { AskPrefixDialog } from './ask-prefix-dialog.js';
import { PasteSitesDialog } from './paste-sites-dialog.js';

type Prefixed = Extract<SiteEntry, { kind: 'ask-prefix' }>;

interface AddSiteProps {
  readonly list: SiteListName;
  readonly lists: SiteLists;
  /** Makes a change and says so. */
  readonly onChange: (change: SiteChange, words: Message) => void;
  /** The field, for who wants to put the focus there. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The field that adds a site to a list, with every question and answer of panel spec §5. Many lines may be pasted. */
export function AddSite({ list, lists, onChange, field }: AddSiteProps) {
  const { t } = useMessages();
  const [entry, setEntry] = useState('');
  const [problem, setProblem] = useState<Message | null>(null);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const [asked, setAsked] = useState<Prefixed | null>(null);
  const [pasted, setPasted] = useState<readonly string[] | null>(null);
  const siteLists = { list: lists[list], otherList: lists[otherList[list]] };

  const type = (text: string) => {
    setEntry(text);
    setProblem(null);
    setElsewhere(null);
  };

  const answer = (judged: SiteEntry) => {
    setProblem(null);
    setElsewhere(null);
    switch (judged.kind) {
      case 'empty':
        return;
      case 'not-valid':
        return setProblem({ id: 'rules.sites.not-valid' });
      case 'exists':
        return setProblem({ id: 'rules.sites.exists', values: { site: judged.domain } });
      case 'exists-in-other-list':
        setElsewhere(judged.domain);
        return setProblem({
          id: `rules.sites.exists-on.${otherList[list]}`,
          values: { site: judged.domain },
        });
      case 'ask-prefix':
        return setAsked(judged);
      case 'add':
        if (lists[list].length >= mostSites) return setProblem({ id: 'rules.sites.full' });
        setEntry('');
        return onChange(
          { put: { [list]: [judged.domain] }, take: {} },
          { id: `rules.sites.added.${list}`, values: { site: judged.domain } },
        );
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer(checkSiteEntry(entry, siteLists));
  };

  const move = (site: string) => {
    type('');
    field.current?.focus();
    onChange(
      { put: { [list]: [site] }, take: { [otherList[list]]: [site] } },
      { id: `rules.sites.moved.${list}`, values: { site } },
    );
  };

  const paste = (event: ClipboardEvent) => {
    const entries = splitEntries(event.clipboardData.getData('text'));
    if (entries.length < 2) return;
    event.preventDefault();
    setPasted(entries);
  };

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-2">
        <div className="flex items-start gap-2">
          <TextField
            ref={field}
            className="min-w-0 flex-1"
            label={t(`rules.sites.add-to.${list}`)}
            hideLabel
            placeholder={t('rules.sites.placeholder')}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={entry}
            onValueChange={type}
            onPaste={paste}
            error={problem && t(problem.id, problem.values)}
          />
          <Button type="submit" variant="secondary">
            <T id="rules.sites.add" />
          </Button>
        </div>
        {elsewhere !== null && (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => move(elsewhere)}
          >
            {t(`rules.sites.move-to.${list}`)}
          </Button>
        )}
      </form>
      <AskPrefixDialog
        asked={asked}
        onAnswer={(domain) => {
          setAsked(null);
          if (domain !== null) answer(addSite(domain, siteLists));
        }}
      />
      {pasted && (
        <PasteSitesDialog
          list={list}
          lists={lists}
          entries={pasted}
          onClose={() => setPasted(null)}
          onChange={onChange}
        />
      )}
    </>
  );
}
