import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {changed} from '@site/src/lib/shared/access/change';
import {decide, prepared} from '@site/src/lib/shared/access/decide';
import {overriddenPassword} from '@site/src/lib/shared/access/permissions';
import type {AccessFacts, Situation, Verdict} from '@site/src/lib/shared/access/access';
import {languageOf} from '@site/src/lib/shared/localized';
import {Prose} from '@site/src/features/builders/Prose';
import {Pairs} from '@site/src/features/builders/Results';
import type {PartProps} from './part';
import {pages, reasonTexts, t, type TextKey} from './texts';
import styles from './access.lazy.module.css';
import shared from '@site/src/features/builders/builders.lazy.module.css';

/** What AList does, why, what the visitor sees, and what to change next. */
export function Answer({facts, situation, onChange}: PartProps): ReactNode {
  const space = languageOf(useLocaleCode()).wordSpace;
  const verdict = decide(situation);
  const {isAllowed, reason} = verdict;
  const said = t(isAllowed ? 'allowed' : 'denied');
  const words = useWords(facts, situation, verdict);
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
            <Fragment key={key}>
              <Prose text={t(key, words)} />
              {space}
            </Fragment>
          ))}
          <p>
            <Link to={to}>{name}</Link>
          </p>
        </>
      ),
    },
    ...(isAllowed
      ? []
      : [
          {
            key: 'message',
            name: t('message'),
            value: <Message facts={facts} situation={situation} verdict={verdict} />,
          },
        ]),
    ...(change
      ? [{key: 'change', name: t('change'), value: <Prose text={t(change, words)} />}]
      : []),
  ];
  return (
    <>
      {/* In sight while the form is filled in; what is read out is below. */}
      <p className={styles.verdict} data-allowed={isAllowed} aria-hidden="true">
        {said}
      </p>
      <div role="status" className={styles.answer} data-allowed={isAllowed}>
        <p className="spoken">{said}</p>
        <Pairs pairs={rows} />
      </div>
      {next && (
        <p className={shared.buttons}>
          <button type="button" onClick={() => onChange(next)}>
            {t('tryChange')}
          </button>
        </p>
      )}
    </>
  );
}

/** What the sentences name. */
function useWords(
  {permissions, words}: AccessFacts,
  situation: Situation,
  {at = '', bits = []}: Verdict,
) {
  const locale = useLocaleCode();
  const names = bits.map(
    (bit) => permissions.find((each) => each.bit === bit)?.name ?? String(bit),
  );
  const {nearest, above} = overridden(situation) ?? {};
  return {
    ...words,
    at,
    bits: names.map((name) => `**${name}**`).join(languageOf(locale).listSeparator),
    nearest: nearest?.path ?? '',
    above: above?.path ?? '',
  };
}

function overridden(situation: Situation) {
  const cleaned = prepared(situation);
  return overriddenPassword(cleaned, cleaned.path);
}

const whyOf = ({reason, at}: Verdict, why: TextKey): TextKey =>
  reason === 'unsigned' && at !== undefined ? 'unsignedRule' : why;

/** Reasons that a password would otherwise come before. */
const AFTER_PASSWORD: ReadonlySet<string> = new Set(['covered', 'leads', 'top']);

/** Sentences that some cases need in addition. */
function additions(situation: Situation, {reason, at}: Verdict): readonly TextKey[] {
  const {action, protocol, scopes} = situation;
  const {basePath} = prepared(situation);
  const isGranted = reason === 'hasBits';
  const isPartial = reason === 'leads' || reason === 'top';
  const sentences: readonly (readonly [boolean, TextKey])[] = [
    [isGranted && (at === '/' || at === basePath) && scopes.length > 1, 'atTop'],
    [isGranted && ['move', 'copy', 'extract'].includes(action), 'targetUnchecked'],
    [isPartial && action === 'list', protocol === 'ftp' ? 'listWhole' : 'listLimited'],
    [AFTER_PASSWORD.has(reason) && overridden(situation) !== undefined, 'nearestWins'],
  ];
  return sentences.flatMap(([isTrue, key]) => (isTrue ? [key] : []));
}

/** Ways whose responses contain a code. */
const HAS_CODE: ReadonlySet<string> = new Set(['web', 'link', 'share']);

function Message({
  facts,
  situation: {protocol},
  verdict: {error},
}: {
  readonly facts: AccessFacts;
  readonly situation: Situation;
  readonly verdict: Verdict;
}): ReactNode {
  const space = languageOf(useLocaleCode()).wordSpace;
  if (error === undefined) return t('noMessage');
  const {message, code, href} = facts.errors[error];
  return (
    <>
      <Link to={href}>
        <code translate="no">{message}</code>
      </Link>
      {code !== undefined && HAS_CODE.has(protocol) && `${space}${t('code', {code})}`}
    </>
  );
}
