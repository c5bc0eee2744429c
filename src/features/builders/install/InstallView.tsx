import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import {Builder} from '@site/src/features/builders/Builder';
import {Buttons} from '@site/src/features/builders/Buttons';
import {FieldGrid} from '@site/src/features/builders/FieldGrid';
import {Note} from '@site/src/features/builders/Results';
import {t as shared} from '@site/src/features/builders/texts';
import type {Draft, Start} from './choices';
import {statesOf} from './fields';
import {InstallResults} from './InstallResults';
import {readDraft, writeDraft} from './query';
import {withoutPassword} from './secrets';
import {t} from './texts';

/**
 * What an installation depends on, and the files and commands for it. Everything but names of people and the password is
 * in the URL, so that it can be sent to others.
 *
 * @param start what the builder of this page begins with
 * @param takesSecrets whether no script of others can read what is typed
 */
export function InstallView({
  start,
  takesSecrets,
}: {
  readonly start: Start;
  readonly takesSecrets: boolean;
}): ReactNode {
  const history = useHistory();
  const [draft, setDraft] = useState<Draft>(() => readDraft(location.search, start));
  const [showsSecrets, setShowsSecrets] = useState(false);
  /** Counts how often everything was cleared: the fields start again. */
  const [round, setRound] = useState(0);
  const states = statesOf(start, draft);
  const hasSecrets = takesSecrets && states.some(({field}) => field.isSecret);

  useEffect(() => {
    replaceQuery(writeDraft(location.search, start, draft));
  }, [start, draft]);

  /** Takes the choices of a link that the reader followed; one to a part of the page keeps what the form has. */
  const follow = useEffectEvent(() => {
    const linked = readDraft(location.search, start);
    if (writeDraft('', start, linked) === writeDraft('', start, draft)) return;
    setDraft(linked);
    setRound(round + 1);
  });

  useEffect(() => history.listen(() => follow()), [history]);

  useForgetOnLeave(() => {
    setDraft(withoutPassword(draft));
    setShowsSecrets(false);
  });

  function clear(): void {
    setDraft({});
    setRound(round + 1);
  }

  return (
    <Builder title={t('title')} lead={t('lead')}>
      <FieldGrid
        key={round}
        states={states}
        takesSecrets={takesSecrets}
        showsSecrets={showsSecrets}
        onChange={(key, text) => setDraft({...draft, [key]: text})}
      />
      {hasSecrets && <Note>{shared('secretNote')}</Note>}
      <Buttons
        round={round}
        onClear={clear}
        secrets={
          hasSecrets
            ? {isShown: showsSecrets, onToggle: () => setShowsSecrets(!showsSecrets)}
            : undefined
        }
      />
      <InstallResults start={start} draft={draft} showsSecrets={showsSecrets} />
    </Builder>
  );
}
