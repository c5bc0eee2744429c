import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import {languageOf} from '@site/src/lib/shared/localized';
import type {ReportData} from '@site/src/lib/shared/reportData';
import {isVersion} from '@site/src/lib/shared/versions';
import {Builder} from '@site/src/features/builders/Builder';
import {Buttons} from '@site/src/features/builders/Buttons';
import type {BuilderField, FieldState} from '@site/src/features/builders/field';
import {FieldGrid} from '@site/src/features/builders/FieldGrid';
import {readChosen, writeChosen, type Offers} from '@site/src/features/builders/query';
import {Note, Results} from '@site/src/features/builders/Results';
import {BugReport} from './BugReport';
import {Causes} from './Causes';
import {findCauses} from './causes';
import {countMasks} from './hidden';
import {createMasker} from './mask';
import {allMasked, emptyReport, reportKeys, withText, type ReportKey} from './report';
import {t} from './texts';
import styles from './report.lazy.module.css';

/** What the form takes for a driver where no storage is involved. */
const NO_DRIVER = 'None';

/** What the URL can have: registered drivers and releases. Nothing that is typed is in it. */
function offersOf({drivers, versions}: ReportData): Offers {
  return new Map([
    ['driver', drivers.map(({name}) => name)],
    ['version', versions],
  ]);
}

/** A version as AList writes it. */
function readVersion(text: string): string {
  const number = text.trim().replace(/^v?(?=\d)/, 'v');
  return isVersion(number) ? number : text.trim();
}

function textState(key: ReportKey, text: string, field: Omit<BuilderField, 'key' | 'type'>) {
  return {field: {key, type: 'text', rows: 6, ...field}, text, initial: ''} as const;
}

/** A report in progress: what it's about, what was masked, known causes, and the text for AList's bug form. */
export function ReportView({data}: {readonly data: ReportData}): ReactNode {
  const offers = useMemo(() => offersOf(data), [data]);
  const [masker] = useState(() => createMasker(data));
  const [chosen, setChosen] = useState(() => ({
    driver: '',
    version: '',
    ...readChosen(location.search, offers),
  }));
  const [report, setReport] = useState(emptyReport);
  const [isOpen, setIsOpen] = useState(false);
  /** Counts how often everything was cleared: the fields start again. */
  const [round, setRound] = useState(0);
  const {driver} = chosen;
  const version = readVersion(chosen.version);
  const {shown, masked} = report;
  const [newest = ''] = data.versions;

  useEffect(() => {
    const choices = Object.entries({driver, version}).filter(
      ([name, value]) => offers.get(name)?.includes(value) === true,
    );
    replaceQuery(writeChosen(location.search, offers, Object.fromEntries(choices)));
  }, [offers, driver, version]);

  function clear(): void {
    masker.forget();
    setReport(emptyReport);
    setIsOpen(false);
    setRound(round + 1);
  }
  useForgetOnLeave(clear);

  // A log can have a megabyte.
  const causes = useMemo(
    () => findCauses(data, {driver, version, text: masked.text}),
    [data, driver, version, masked.text],
  );

  function change(key: string, text: string): void {
    const reportKey = reportKeys.find((each) => each === key);
    if (reportKey) setReport(withText(report, reportKey, text, masker));
    else setChosen({...chosen, [key]: text});
  }

  const about: readonly FieldState[] = [
    {
      field: {
        key: 'driver',
        type: 'select',
        label: t('driver'),
        required: true,
        options: [
          {value: NO_DRIVER, label: t('noDriver')},
          ...data.drivers.map(({name, label}) => ({value: name, label})),
        ],
      },
      text: driver,
      initial: '',
    },
    {
      field: {
        key: 'version',
        type: 'string',
        label: t('version'),
        note: t('versionNote'),
        required: true,
      },
      text: chosen.version,
      initial: '',
      fault: /\d+\.\d+/.test(version) ? undefined : t('faultVersion', {version: newest}),
    },
    textState('text', shown.text, {
      label: t('text'),
      note: t('textNote', {file: data.logFile}),
    }),
  ];
  const details: readonly FieldState[] = [
    textState('what', shown.what, {label: t('what'), note: t('whatNote'), required: true}),
    textState('steps', shown.steps, {label: t('steps'), note: t('stepsNote'), required: true}),
    textState('config', shown.config, {label: t('config'), note: t('configNote'), required: true}),
  ];
  const gridProps = {
    takesSecrets: true,
    showsSecrets: true,
    onChange: change,
    // What was typed is masked in the field, too.
    onLeave: () => setReport(allMasked(report, masker)),
  };
  const hasText = masked.text.trim() !== '';
  const isWriting = isOpen || (hasText && causes.length === 0);

  return (
    <Builder title={t('title')} lead={t('lead')}>
      <div className={styles.fields}>
        <FieldGrid key={round} states={about} {...gridProps} />
        <Masked text={Object.values(masked).join('\n')} />
        {hasText && (
          <Causes causes={causes} newest={isOlder(version, newest) ? newest : undefined} />
        )}
        {isWriting && <FieldGrid key={`details ${round}`} states={details} {...gridProps} />}
      </div>
      <Buttons round={round} onClear={clear}>
        {!isWriting && (
          <button type="button" onClick={() => setIsOpen(true)}>
            {hasText ? t('next') : t('withoutText')}
          </button>
        )}
      </Buttons>
      {isWriting && (
        <Results>
          <BugReport
            texts={{
              version,
              driver,
              'bug-description': masked.what,
              reproduction: masked.steps,
              config: masked.config,
              logs: masked.text,
            }}
          />
        </Results>
      )}
    </Builder>
  );
}

function isOlder(version: string, newest: string): boolean {
  return isVersion(version) && version !== newest;
}

/** What was masked, by kind and count. */
function Masked({text}: {readonly text: string}): ReactNode {
  const separator = languageOf(useLocaleCode()).listSeparator;
  if (text.trim() === '') return null;
  const list = Array.from(countMasks(text), ([kind, count]) =>
    t('maskedKind', {kind: t(kind), count}),
  );
  return (
    <div className={styles.masked}>
      <p role="status">
        {list.length === 0 ? t('nothingMasked') : t('masked', {list: list.join(separator)})}
      </p>
      <Note>{t('check')}</Note>
    </div>
  );
}
