import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {authorizeUrl} from '@site/src/lib/token-flow/codeFlow';
import type {TokenProvider, ToolLink, Values} from '@site/src/lib/token-flow/types';
import {CommandBlock} from './CommandBlock';
import {DriverLink} from './DriverLink';
import {RequestList} from './RequestList';
import {ToolSection} from './ToolFrame';
import {authorizeRequest, listRequests} from './listRequests';
import {useTexts} from './texts';
import type {Choice} from './useChoice';
import styles from './Tool.module.css';

/** Who sees what, and each request before it is sent. */
export function PrivacyPart({
  provider,
  choice: {flow, client, values},
}: {
  readonly provider: TokenProvider;
  readonly choice: Choice;
}): ReactNode {
  const {t, of} = useTexts();
  const requests = listRequests(flow, client, (values.clientSecret ?? '') !== '');
  const asksServer = requests.some(({template}) => template.url.startsWith('{api}'));
  return (
    <>
      <p>
        {of(provider.sees)} {asksServer && provider.isPublicOnly !== true && <OwnServerLink />}
      </p>
      <p>{t('privacyKept')}</p>
      <RequestList requests={requests} values={values} />
    </>
  );
}

/** The way out for readers who trust no API server of others (contract section 5.3). */
export function OwnServerLink(): ReactNode {
  const {t} = useTexts();
  const address = useBaseUrl('/guide/advanced/token-server.html');
  return <Link to={address}>{t('ownServer')}</Link>;
}

/** The way without any helper server, with commands (contract section 5.4). */
export function ManualSection({
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
      {commands.length > 0 && <p>{t('manualSecrets')}</p>}
      {signIn && flow.kind === 'code' && (
        <>
          <p>{t('signInAddress')}</p>
          <pre className={styles.address}>
            <code translate="no">
              {placeholders(
                authorizeUrl(
                  {...flow, authorize: {url: signIn.url, fields: signIn.fields}},
                  byHand(values, client === 'own'),
                ),
              )}
            </code>
          </pre>
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

/** Values for the way by hand: an application of one's own, whose id may not be typed yet. */
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
export function ProblemsSection({provider}: {readonly provider: TokenProvider}): ReactNode {
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
