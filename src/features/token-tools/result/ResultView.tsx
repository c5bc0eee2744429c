import {Fragment, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import type {FlowResult} from '@site/src/lib/browser/token-flow/exchange';
import {fill} from '@site/src/lib/shared/token-flow/requests';
import {additionSnippet, filledFields, maskToken} from '@site/src/lib/browser/token-flow/tokens';
import {
  secretSlots,
  type DriverTarget,
  type TokenProvider,
} from '@site/src/lib/shared/token-flow/types';
import {SecretValue} from '@site/src/features/token-tools/SecretValue';
import {useTexts} from '@site/src/features/token-tools/texts';
import {useForgetOnLeave} from '@site/src/hooks/useForgetOnLeave';
import styles from '@site/src/features/token-tools/Tool.module.css';

/**
 * What a flow yields, field by field of the driver: masked, to reveal and copy; gone when cleared or
 * when the page is left.
 */
export function ResultView({
  provider,
  result,
  onClear,
  children,
}: {
  readonly provider: TokenProvider;
  readonly result: FlowResult;
  readonly onClear: () => void;
  readonly children?: ReactNode;
}): ReactNode {
  const {t, of} = useTexts();
  useForgetOnLeave(onClear);
  const wantsRefresh = provider.targets.some(({fields}) =>
    fields.some(({from}) => from === 'refreshToken'),
  );
  return (
    <section id="result" tabIndex={-1} ref={focusOnce} aria-label={t('resultTitle')}>
      <Heading as="h3">{t('resultTitle')}</Heading>
      <p role="status">{t('resultOnce')}</p>
      {wantsRefresh && result.values.refreshToken === undefined && (
        <p className={styles.failure}>{t('resultNoRefresh')}</p>
      )}
      {provider.targets.map((target) => (
        <TargetFields key={target.driver} target={target} result={result} />
      ))}
      <p>{t('clipboardHint')}</p>
      <ExpiryLines result={result} />
      <ul>
        {provider.notes.map((note) => (
          <li key={note.en}>{of(note)}</li>
        ))}
      </ul>
      {children}
      <button type="button" className="button button--secondary" onClick={onClear}>
        {t('clear')}
      </button>
    </section>
  );
}

/** Brings readers of the page to the result when it appears. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

function TargetFields({
  target,
  result,
}: {
  readonly target: DriverTarget;
  readonly result: FlowResult;
}): ReactNode {
  const {t} = useTexts();
  const fields = filledFields(target, result.values, result.client, result.hasSecret).map(
    (field) => ({
      ...field,
      shown:
        typeof field.shown === 'string' ? (fill(field.shown, result.values) ?? '') : field.shown,
      isSecret: field.from !== undefined && secretSlots.has(field.from),
    }),
  );
  const masked = fields.map((field) => ({
    ...field,
    shown: field.isSecret ? maskToken(String(field.shown)) : field.shown,
  }));
  return (
    <section>
      <Heading as="h4">{t('resultFields', {driver: target.driver})}</Heading>
      <dl>
        {fields.map(({name, shown, isSecret}) => (
          <div key={name}>
            <dt>
              <code translate="no">{name}</code>
            </dt>
            <dd>
              <SecretValue name={name} value={String(shown)} isSecret={isSecret} />
            </dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{t('resultAddition')}</summary>
        <SecretValue
          name="addition"
          value={additionSnippet(fields)}
          masked={additionSnippet(masked)}
          isBlock
        />
      </details>
      <NextStep target={target} names={fields.map(({name}) => name)} />
    </section>
  );
}

/** Where the values go: the steps of the driver, and each field of its form. A new tab keeps the tokens here. */
function NextStep({
  target: {driver, page},
  names,
}: {
  readonly target: DriverTarget;
  readonly names: readonly string[];
}): ReactNode {
  const {t, separator} = useTexts();
  const path = useBaseUrl(`/guide/drivers/${page}.html`);
  const newTab = {target: '_blank', rel: 'noopener noreferrer'};
  return (
    <div className={styles.next}>
      <Link
        {...newTab}
        to={`${path}#add`}
        className="button button--primary"
        aria-label={t('addStorageNamed', {driver})}
      >
        {t('addStorage')}
      </Link>
      <p>
        {t('goesInto')}{' '}
        {names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && separator}
            <Link {...newTab} to={`${path}#field-${name}`}>
              <code translate="no">{name}</code>
            </Link>
          </Fragment>
        ))}
      </p>
    </div>
  );
}

function ExpiryLines({result}: {readonly result: FlowResult}): ReactNode {
  const {t} = useTexts();
  const locale = useLocaleCode();
  const write = (endsAt: number): string =>
    new Intl.DateTimeFormat(locale, {dateStyle: 'medium', timeStyle: 'short'}).format(endsAt);
  return (
    <>
      {result.accessEndsAt !== undefined && (
        <p>{t('resultAccessEnds', {time: write(result.accessEndsAt)})}</p>
      )}
      {result.refreshEndsAt !== undefined && (
        <p>{t('resultRefreshEnds', {time: write(result.refreshEndsAt)})}</p>
      )}
    </>
  );
}

/** A result that was cleared leaves one line behind. */
export function useResult(): {
  readonly result: FlowResult | undefined;
  readonly isCleared: boolean;
  readonly show: (result: FlowResult | undefined) => void;
  readonly clear: () => void;
} {
  const [result, setResult] = useState<FlowResult>();
  const [isCleared, setCleared] = useState(false);
  return {
    result,
    isCleared,
    show: (next) => {
      setResult(next);
      setCleared(false);
    },
    clear: () => {
      setResult(undefined);
      setCleared(true);
    },
  };
}
