import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {languageOf} from '@site/src/lib/shared/localized';
import {Prose} from '@site/src/features/builders/Prose';
import {Note, Part, Warning} from '@site/src/features/builders/Results';
import type {Cause} from './causes';
import {t} from './texts';
import styles from './report.lazy.module.css';

/**
 * What can be behind the text, the likeliest first.
 *
 * @param newest release, if the reader's is older
 */
export function Causes({
  causes,
  newest,
}: {
  readonly causes: readonly Cause[];
  readonly newest: string | undefined;
}): ReactNode {
  return (
    <Part title={t('causes')}>
      <span className="spoken" role="status">
        {causes.length > 0 && t('causesFound', {count: causes.length})}
      </span>
      {causes.length === 0 && <Note>{t('noCauses')}</Note>}
      {causes.length > 0 && (
        <ol className={styles.causes}>
          {causes.map((cause) => (
            <li key={`${cause.kind} ${cause.title}`}>
              <Entry {...cause} />
            </li>
          ))}
        </ol>
      )}
      {newest !== undefined && <Warning text={t('update', {version: newest})} />}
    </Part>
  );
}

function Entry({kind, title, cause, remedy, href, driver, version = ''}: Cause): ReactNode {
  const space = languageOf(useLocaleCode()).wordSpace;
  const lead = {message: '', issue: t('issue'), fix: t('fixedIn', {version})}[kind];
  return (
    <>
      <p>
        {lead !== '' && (
          <>
            <strong>{lead}</strong>
            {space}
          </>
        )}
        <Prose text={title} />
      </p>
      {cause !== undefined && (
        <p>
          <Prose text={cause} />
        </p>
      )}
      {remedy !== undefined && (
        <p>
          <strong>{t('fix')}</strong>
          {space}
          <Prose text={remedy} />
        </p>
      )}
      {href !== undefined && (
        <p>
          <Link to={href}>{linkText(kind, driver)}</Link>
        </p>
      )}
    </>
  );
}

function linkText(kind: Cause['kind'], driver: string | undefined): string {
  if (kind !== 'message') return t('driverPage');
  return driver === undefined ? t('explained') : t('explainedFor', {driver});
}
