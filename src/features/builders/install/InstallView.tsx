import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {languageOf} from '@site/src/lib/shared/localized';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import {Builder, Inputs} from '@site/src/features/builders/Builder';
import {Buttons} from '@site/src/features/builders/Buttons';
import {FieldGrid} from '@site/src/features/builders/FieldGrid';
import {Note, ResultsBar} from '@site/src/features/builders/Results';
import {t as shared} from '@site/src/features/builders/texts';
import {choicesOf, type Draft, type Start} from './choices';
import {rightDraft, statesOf} from './fields';
import {InstallResults} from './InstallResults';
import {changedSteps, planOf, type Step} from './plan';
import {readDraft, writeDraft} from './query';
import {withoutPassword} from './secrets';
import {comments, t} from './texts';

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
  const separator = languageOf(useLocaleCode()).listSeparator;
  const [draft, setDraft] = useState<Draft>(() => readDraft(location.search, start));
  const [showsSecrets, setShowsSecrets] = useState(false);
  /** Counts how often everything was cleared: the fields start again. */
  const [round, setRound] = useState(0);
  /** Numbers of the steps that the reader's last change has changed. */
  const [changed, setChanged] = useState<readonly number[]>([]);
  const results = useRef<HTMLDivElement>(null);
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

  function change(next: Draft): void {
    setChanged(changedSteps(stepsOf(start, draft), stepsOf(start, next)));
    setDraft(next);
  }

  function clear(): void {
    change({});
    setRound(round + 1);
  }

  return (
    <Builder title={t('title')} lead={t('lead')}>
      <Inputs>
        <FieldGrid
          key={round}
          states={states}
          takesSecrets={takesSecrets}
          showsSecrets={showsSecrets}
          onChange={(key, text) => change({...draft, [key]: text})}
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
        <ResultsBar results={results} label={t('toResults')}>
          {changed.length > 0 && t('changed', {numbers: changed.join(separator)})}
        </ResultsBar>
      </Inputs>
      <InstallResults ref={results} start={start} draft={draft} showsSecrets={showsSecrets} />
    </Builder>
  );
}

const stepsOf = (start: Start, draft: Draft): readonly Step[] =>
  planOf(choicesOf(start, rightDraft(start, draft)), comments).steps;
