import {useEffect, useState, type ReactNode} from 'react';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import type {AccessFacts, Situation} from '@site/src/lib/shared/access/access';
import {Builder} from '@site/src/features/builders/Builder';
import {Account} from './Account';
import {Answer} from './Answer';
import {readSituation, writeSituation} from './choices';
import {examples, type ExampleName} from './examples';
import {Request} from './Request';
import {RoleRows} from './RoleRows';
import {RuleRows} from './RuleRows';
import {t} from './texts';
import styles from './access.lazy.module.css';
import shared from '@site/src/features/builders/builders.lazy.module.css';

/** Whom these ways ask for an account, with roles and path rules. */
const ASKS_ACCOUNT: ReadonlySet<string> = new Set(['web', 'webdav', 'ftp']);

/**
 * Says who can do what. Everything is in the URL, because none of it is secret.
 *
 * @param example what it shows at first
 */
export function AccessView({
  facts,
  example: name,
}: {
  readonly facts: AccessFacts;
  readonly example: ExampleName;
}): ReactNode {
  const example: Situation = examples[name];
  const [situation, setSituation] = useState(() => readSituation(location.search, example));
  const {account, protocol} = situation;
  const asksAccount = ASKS_ACCOUNT.has(protocol);

  useEffect(() => {
    replaceQuery(writeSituation(location.search, situation, example));
  }, [situation, example]);

  const part = {
    facts,
    situation,
    onChange: (changes: Partial<Situation>) => setSituation({...situation, ...changes}),
  };
  return (
    <Builder title={t('title')} lead={t('lead')}>
      <div className={styles.form}>
        <Request {...part} />
        {asksAccount && <Account {...part} />}
        {asksAccount && account !== 'admin' && <RoleRows {...part} />}
        {(asksAccount || protocol === 'link') && <RuleRows {...part} />}
        <p className={shared.buttons}>
          <button type="button" onClick={() => setSituation(example)}>
            {t('reset')}
          </button>
        </p>
      </div>
      <Answer {...part} />
    </Builder>
  );
}
