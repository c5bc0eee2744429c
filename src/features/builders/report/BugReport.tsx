import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {languageOf} from '@site/src/lib/shared/localized';
import {Code} from '@site/src/features/builders/Code';
import {Note, Part, State, Warning} from '@site/src/features/builders/Results';
import {t as shared} from '@site/src/features/builders/texts';
import {bugLink, reportText, type BugTexts} from './bugForm';
import {t, type TextKey} from './texts';

/** What the form demands, as this page names it. */
const required: readonly (readonly [id: keyof BugTexts, name: TextKey])[] = [
  ['version', 'version'],
  ['driver', 'driver'],
  ['bug-description', 'what'],
  ['reproduction', 'steps'],
  ['config', 'config'],
];

/** The text for AList's bug form, to copy or to open. */
export function BugReport({texts}: {readonly texts: BugTexts}): ReactNode {
  const separator = languageOf(useLocaleCode()).listSeparator;
  const missing = required.filter(([id]) => texts[id].trim() === '').map(([, name]) => t(name));
  const title = [texts.driver, texts['bug-description'].trim()].filter(Boolean).join(': ');
  const {href, left} = bugLink(title, texts);
  return (
    <Part title={t('report')}>
      <State
        lines={
          missing.length === 0 ? [] : [shared('stillNeeded', {names: missing.join(separator)})]
        }
      />
      <Code name={t('report')} shown={reportText(texts)} />
      <p>
        <Link to={href}>{t('open')}</Link>
      </p>
      <Note>{t('openNote')}</Note>
      {left.length > 0 && (
        <>
          <Warning text={t('tooLong', {names: left.map(({label}) => label).join(separator)})} />
          {left.map(({id, label, text}) => (
            <Code key={id} name={label} shown={text} />
          ))}
        </>
      )}
    </Part>
  );
}
