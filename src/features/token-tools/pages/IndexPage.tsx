import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {tokenProviders} from '@site/src/data/token-providers/all';
import {toolTitles} from '@site/src/data/toolTitles';
import type {TokenProvider} from '@site/src/lib/shared/token-flow/types';
import {ToolFrame, ToolSection} from './ToolFrame';
import {OwnServerLink} from './ToolSections';
import {useTexts} from '@site/src/features/token-tools/texts';
import styles from '@site/src/features/token-tools/Tool.module.css';

/** List of the helpers: for which driver, what it takes, who sees what. */
export function IndexPage(): ReactNode {
  const {t, of} = useTexts();
  const webdav = useBaseUrl('/tool/onedrive/webdav.html');
  const albums = useBaseUrl('/tool/google/album.html');
  return (
    <ToolFrame title={of(toolTitles.indexTitle)} lead={t('indexLead')} asksServer>
      <ToolSection id="tool" title={t('indexHelpers')}>
        {tokenProviders.map((provider) => (
          <Helper key={provider.id} provider={provider} />
        ))}
      </ToolSection>
      <ToolSection id="privacy" title={t('indexTrust')}>
        <ul>
          {t('indexTrustItems')
            .split('\n')
            .map((item) => (
              <li key={item}>{item}</li>
            ))}
          <li>
            <OwnServerLink />
          </li>
        </ul>
      </ToolSection>
      <ToolSection id="see-also" title={t('indexOther')}>
        <ul>
          <li>
            <Link to={webdav}>{of(toolTitles.webdavTitle)}</Link>
          </li>
          <li>
            <Link to={albums}>{of(toolTitles.albumTitle)}</Link>
          </li>
        </ul>
      </ToolSection>
    </ToolFrame>
  );
}

function Helper({provider}: {readonly provider: TokenProvider}): ReactNode {
  const {t, of, separator} = useTexts();
  const address = useBaseUrl(provider.page);
  const drivers = [...new Set(provider.targets.map(({driver}) => driver))].join(separator);
  return (
    <section className={styles.helper}>
      <Heading as="h3" id={`helper-${provider.id}`}>
        <Link to={address}>{of(provider.name)}</Link>
      </Heading>
      <p>{t('indexDrivers', {drivers})}</p>
      <dl>
        <dt>{t('indexNeeds')}</dt>
        <dd>{of(provider.needs)}</dd>
        <dt>{t('indexSees')}</dt>
        <dd>{of(provider.sees)}</dd>
      </dl>
    </section>
  );
}
