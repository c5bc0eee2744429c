import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {hostOf} from '@site/src/lib/browser/hostOf';
import {authorizeUrl} from '@site/src/lib/browser/token-flow/codeFlow';
import {capabilitiesRequest} from '@site/src/lib/shared/token-flow/capabilities';
import {
  authorizeRequest,
  listRequests,
  type ListedRequest,
} from '@site/src/lib/shared/token-flow/listRequests';
import type {
  FlowContext,
  TokenProvider,
  ToolLink,
  Values,
} from '@site/src/lib/shared/token-flow/types';
import {CommandBlock} from './CommandBlock';
import {DriverLink} from './DriverLink';
import {RequestList, RequestLogDetails} from '@site/src/features/token-tools/RequestList';
import {ToolSection} from './ToolFrame';
import {SecretValue} from '@site/src/features/token-tools/SecretValue';
import {useTexts} from '@site/src/features/token-tools/texts';
import type {Choice} from '@site/src/features/token-tools/flows/useChoice';
import styles from '@site/src/features/token-tools/Tool.module.css';

/** Whose requests are shown: what the reader chose, or the sign-in that came back. */
export type ShownFlow = Pick<Choice, 'flow' | 'client' | 'values'> & {
  /** Context of a sign-in that was started. */
  readonly known?: FlowContext;
};

const requestsOf = ({flow, client, values, known}: ShownFlow): readonly ListedRequest[] =>
  listRequests(flow, client, (values.clientSecret ?? '') !== '', known);

/** Whether an API server takes part in a sign-in. */
export function asksServer(shown: ShownFlow): boolean {
  return requestsOf(shown).some(({template}) => template.url.startsWith('{api}'));
}

/** Who sees the tokens, in one sentence that follows the reader's choice. */
export function TrustLine({
  provider,
  shown,
}: {
  readonly provider: TokenProvider;
  readonly shown: ShownFlow;
}): ReactNode {
  const {t, of} = useTexts();
  const templates = requestsOf(shown)
    .map(({template}) => template)
    .filter(({url}) => url.startsWith('{api}') && url !== capabilitiesRequest.url);
  const {kind} = shown.flow;
  const getsSecret = templates.some(({fields}) =>
    Object.values(fields).some((field) => field.includes('{clientSecret}')),
  );
  const server = t(kind === 'sms' ? 'trustPassword' : getsSecret ? 'trustSecret' : 'trustServer', {
    // Without a server there is no host, and the sentence reads on.
    host: shown.values.api === undefined ? '' : ` ${hostOf(shown.values.api)}`,
  });
  return (
    <p className={styles.trust}>
      {templates.length === 0 ? t('trustDirect', {name: of(provider.name)}) : server}
    </p>
  );
}

/** Who sees what, and each request before it is sent. */
export function PrivacyPart({
  provider,
  shown,
  isLive = false,
  isOver = false,
}: {
  readonly provider: TokenProvider;
  readonly shown: ShownFlow;
  /** Whether the sign-in runs on this page, so that the list is a log of it. */
  readonly isLive?: boolean;
  readonly isOver?: boolean;
}): ReactNode {
  const {t, of} = useTexts();
  const list = {requests: requestsOf(shown), values: shown.values};
  return (
    <>
      {isLive && <RequestLogDetails {...list} isOver={isOver} />}
      <p>
        {of(provider.sees)}{' '}
        {asksServer(shown) && provider.isPublicOnly !== true && <OwnServerLink />}
      </p>
      <p>{t('privacyKept')}</p>
      {!isLive && <RequestList {...list} />}
    </>
  );
}

/** For readers who trust no API server of others. */
export function OwnServerLink(): ReactNode {
  const {t} = useTexts();
  const address = useBaseUrl('/guide/advanced/token-server.html');
  return <Link to={address}>{t('ownServer')}</Link>;
}

/** The way without any helper server, with commands. */
function ManualSection({
  provider,
  choice: {flow, client, values},
}: {
  readonly provider: TokenProvider;
  readonly choice: Choice;
}): ReactNode {
  const {t, of} = useTexts();
  const {commands = []} = provider;
  // By hand there is no challenge and no state; an own application shows its own id once it is typed.
  const signIn =
    flow.kind === 'code' && commands.length > 0 ? authorizeRequest(flow, false) : undefined;
  return (
    <ToolSection id="manual" title={t('manualTitle')}>
      <p>{of(provider.manual)}</p>
      {provider.manualLink && (
        <p>
          <OutLink link={provider.manualLink} />
        </p>
      )}
      {commands.length > 0 && <p>{t('manualSecrets')}</p>}
      {signIn && flow.kind === 'code' && (
        <>
          <p>{t('signInAddress')}</p>
          <SecretValue
            name="URL"
            value={placeholders(
              authorizeUrl(
                {...flow, authorize: {url: signIn.url, fields: signIn.fields}},
                byHand(values, client === 'own'),
              ),
            )}
            isSecret={false}
            isBlock
          />
        </>
      )}
      {commands.map((template) => (
        <CommandBlock
          key={template.url}
          template={template}
          values={byHand(values, client === 'own')}
        />
      ))}
    </ToolSection>
  );
}

/** Values for the manual steps: an application of one's own, whose id might not be typed yet. */
function byHand(values: Values, isOwn: boolean): Values {
  const shown = ['redirectUri', 'loginHost', 'scope', 'appId'] as const;
  const known = shown.flatMap((slot) => (values[slot] === undefined ? [] : [[slot, values[slot]]]));
  return {
    ...(Object.fromEntries(known) as Values),
    clientId: (isOwn ? values.clientId : undefined) ?? '<clientId>',
  };
}

/** Angle brackets as they are meant to be read. */
const placeholders = (address: string): string =>
  address.replaceAll('%3C', '<').replaceAll('%3E', '>');

/** What can go wrong, provider by provider. */
function ProblemsSection({provider}: {readonly provider: TokenProvider}): ReactNode {
  const {t, of} = useTexts();
  return (
    <ToolSection id="problems" title={t('problemsTitle')}>
      <dl>
        {provider.problems.map(({title, text}) => (
          <div key={title.en}>
            <dt>{of(title)}</dt>
            <dd>{of(text)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('problemNetwork')}</dt>
          <dd>{t('problemNetworkText')}</dd>
        </div>
      </dl>
    </ToolSection>
  );
}

/** Driver pages, provider pages and the other helpers. */
export function SeeAlsoSection({
  provider,
}: {
  readonly provider: Pick<TokenProvider, 'targets' | 'links'>;
}): ReactNode {
  const {t} = useTexts();
  const index = useBaseUrl('/tool/');
  const pages = new Map(provider.targets.map(({page, driver}) => [page, driver]));
  return (
    <ToolSection id="see-also" title={t('seeAlsoTitle')}>
      <ul>
        {[...pages].map(([page, driver]) => (
          <li key={page}>
            <DriverLink page={page} driver={driver} />
          </li>
        ))}
        {provider.links.map((link) => (
          <li key={link.href}>
            <OutLink link={link} />
          </li>
        ))}
        <li>
          <Link to={index}>{t('allHelpers')}</Link>
        </li>
      </ul>
    </ToolSection>
  );
}

function OutLink({link}: {readonly link: ToolLink}): ReactNode {
  const {of} = useTexts();
  const local = useBaseUrl(link.href);
  const isLocal = link.href.startsWith('/');
  return <Link {...(isLocal ? {to: local} : {href: link.href})}>{of(link.label)}</Link>;
}

/**
 * What follows the tool on the page of a provider.
 *
 * @param shown whose requests are listed
 * @param choice what the manual steps follow
 * @param isOver whether the sign-in is over
 */
export function ProviderSections({
  provider,
  shown,
  choice,
  isOver,
}: {
  readonly provider: TokenProvider;
  readonly shown: ShownFlow;
  readonly choice: Choice;
  readonly isOver: boolean;
}): ReactNode {
  const {t} = useTexts();
  return (
    <>
      <ToolSection id="privacy" title={t('privacyTitle')}>
        <PrivacyPart provider={provider} shown={shown} isLive isOver={isOver} />
      </ToolSection>
      <ManualSection provider={provider} choice={choice} />
      <ProblemsSection provider={provider} />
      <SeeAlsoSection provider={provider} />
    </>
  );
}
