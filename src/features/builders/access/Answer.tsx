import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {changed} from '@site/src/lib/shared/access/change';
import {decide} from '@site/src/lib/shared/access/decide';
import {clean} from '@site/src/lib/shared/access/paths';
import type {AccessFacts, Situation, Verdict} from '@site/src/lib/shared/access/access';
import {listSeparators, wordSpaces} from '@site/src/lib/shared/localized';
import {Prose} from '@site/src/features/builders/Prose';
import {Pairs, Results} from '@site/src/features/builders/Results';
import type {PartProps} from './part';
import {pages, reasonTexts, t, type TextKey} from './texts';
import styles from './access.lazy.module.css';
import shared from '@site/src/features/builders/builders.lazy.module.css';

/** What AList does, why, what the visitor sees, and what to change next. */
export function Answer({facts, situation, onChange}: PartProps): ReactNode {
  const verdict = decide(situation);
  const {isAllowed, reason} = verdict;
  const words = useWords(facts, verdict);
  if (reason === 'notOffered') throw new Error('the simulator offers only what each way offers');
  const {why, change, page} = reasonTexts[reason];
  const {to, name} = pages[page];
  const next = change && changed(situation, verdict);
  const rows = [
    {
      key: 'why',
      name: t('decides'),
      value: (
        <>
          {[whyOf(verdict, why), ...additions(situation, verdict)].map((key) => (
            <span key={key} className={styles.sentence}>
              <Prose text={t(key, words)} />
            </span>
          ))}
          <Link to={to}>{name}</Link>
        </>
      ),
    },
    ...(isAllowed
      ? []
      : [{key: 'message', name: t('message'), value: <Message facts={facts} verdict={verdict} />}]),
    ...(change
      ? [{key: 'change', name: t('change'), value: <Prose text={t(change, words)} />}]
      : []),
  ];
  return (
    <Results>
      <div role="status" className={styles.answer} data-allowed={isAllowed}>
        <p className={styles.verdict}>{t(isAllowed ? 'allowed' : 'denied')}</p>
        <Pairs pairs={rows} />
      </div>
      {next && (
        <p className={shared.buttons}>
          <button type="button" onClick={() => onChange(next)}>
            {t('tryChange')}
          </button>
        </p>
      )}
    </Results>
  );
}

/** What the sentences name. */
function useWords({permissions, words}: AccessFacts, {at = '', bits = []}: Verdict) {
  const locale = useLocaleCode();
  const names = bits.map(
    (bit) => permissions.find((each) => each.bit === bit)?.name ?? String(bit),
  );
  const bold = names.map((name) => `**${name}**`).join(listSeparators[locale]);
  return {...words, at, bits: bold};
}

const whyOf = ({reason, at}: Verdict, why: TextKey): TextKey =>
  reason === 'unsigned' && at !== undefined ? 'unsignedRule' : why;

/** Sentences that some cases need in addition. */
function additions(situation: Situation, {reason, at}: Verdict): readonly TextKey[] {
  const {action, basePath, protocol} = situation;
  const isTop = at === '/' || at === clean(basePath);
  const isPartial = reason === 'leads' || reason === 'top';
  return [
    ...(reason === 'hasBits' && isTop && situation.scopes.length > 1 ? (['atTop'] as const) : []),
    ...(reason === 'hasBits' && ['move', 'copy', 'extract'].includes(action)
      ? (['targetUnchecked'] as const)
      : []),
    ...(isPartial && action === 'list'
      ? ([protocol === 'ftp' ? 'listWhole' : 'listLimited'] as const)
      : []),
  ];
}

function Message({
  facts,
  verdict: {error},
}: {
  readonly facts: AccessFacts;
  readonly verdict: Verdict;
}): ReactNode {
  const space = wordSpaces[useLocaleCode()];
  if (error === undefined) return t('noMessage');
  const {message, code, href} = facts.errors[error];
  return (
    <>
      <Link to={href}>
        <code translate="no">{message}</code>
      </Link>
      {code !== undefined && `${space}${t('code', {code})}`}
    </>
  );
}
