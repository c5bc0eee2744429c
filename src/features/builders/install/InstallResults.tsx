import type {ReactNode, Ref} from 'react';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {languageOf} from '@site/src/lib/shared/localized';
import {Code} from '@site/src/features/builders/Code';
import {Prose} from '@site/src/features/builders/Prose';
import {Note, Pairs, Part, Results, State, Warning} from '@site/src/features/builders/Results';
import {t as shared} from '@site/src/features/builders/texts';
import {choicesOf, type Draft, type Start} from './choices';
import {openLines, rightDraft, statesOf} from './fields';
import {isWarning, notesOn} from './notes';
import {planOf, type Step} from './plan';
import {maskPassword} from './secrets';
import {comments, stepNote, stepTitle, t} from './texts';

/** The files and commands for a reader's choices, in the order of using them, and what to know about them. */
export function InstallResults({
  ref,
  start,
  draft,
  showsSecrets,
}: {
  /** For the first file or command. */
  readonly ref: Ref<HTMLDivElement>;
  readonly start: Start;
  readonly draft: Draft;
  readonly showsSecrets: boolean;
}): ReactNode {
  const separator = languageOf(useLocaleCode()).listSeparator;
  const right = rightDraft(start, draft);
  const choices = choicesOf(start, right);
  const copied = planOf(choices, comments);
  const shown = showsSecrets ? copied : planOf(choicesOf(start, maskPassword(right)), comments);
  const hasPlaceholder = copied.steps.some(({code}) => /<[a-z][a-z-]*>/.test(code));
  return (
    <Results>
      <State lines={openLines(statesOf(start, draft), separator)} />
      {notesOn(choices).map((name) =>
        isWarning(name) ? (
          <Warning key={name} text={t(name)} />
        ) : (
          <Note key={name}>
            <Prose text={t(name)} />
          </Note>
        ),
      )}
      {copied.siteUrl !== '' && (
        <Pairs
          pairs={[
            {
              key: 'site_url',
              name: t('siteUrl'),
              value: <code translate="no">{copied.siteUrl}</code>,
            },
          ]}
        />
      )}
      {copied.steps.map((step, index) => (
        <StepPart
          key={step.name}
          ref={index === 0 ? ref : undefined}
          step={step}
          shown={shown.steps[index]?.code ?? ''}
          title={`${index + 1}. ${stepTitle(step.name)}`}
          note={stepNote(step.name, choices)}
        />
      ))}
      {hasPlaceholder && <Note>{shared('placeholderNote')}</Note>}
    </Results>
  );
}

function StepPart({
  ref,
  step: {file, code},
  shown,
  title,
  note,
}: {
  readonly ref: Ref<HTMLDivElement> | undefined;
  readonly step: Step;
  /** With dots for what is secret. */
  readonly shown: string;
  readonly title: string;
  readonly note: string;
}): ReactNode {
  const lines = [file !== undefined && t('file', {file}), note].filter(Boolean);
  return (
    <Part ref={ref} title={title}>
      {lines.length > 0 && (
        <Note>
          <Prose text={lines.join(' ')} />
        </Note>
      )}
      <Code name={file ?? title} shown={shown} copied={code} />
    </Part>
  );
}
